"""Words for people that belong to no single scene: translation, dates, lists, sentences for refusals."""

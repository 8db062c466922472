"""What a person set up once and finds again, kept as JSON. The page for it is `scenes.preferences`."""

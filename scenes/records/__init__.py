"""What the library's games tell, all by queries: there is no second bookkeeping.

`scene` the page of the people who played here; `fairness` the page of all dice ever rolled, and how to check
a game oneself; `words` what both say; `bars` the dice's faces as a picture; `sheet` lines of words on a page.
The counting is `game.review.counting`.
"""

from scenes.records.scene import RecordsPage

__all__ = ["RecordsPage"]

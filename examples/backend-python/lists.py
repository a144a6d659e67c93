"""The extension `list.paged`: searches, filters, sorts and pages a list.

Reads the whole list for each page, which is fast enough for some thousand rows. A larger store does this in SQL.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any

from calls import Refusal

CAPABILITY = "list.paged"
MAX_PAGE_SIZE = 1000
MAX_SEARCH_LENGTH = 1000

Row = dict[str, Any]
RowTest = Callable[[Row], bool]
# Returns a test of whether a row has the selected value. Raises ValueError if the value is invalid.
Filter = Callable[[str], RowTest]


@dataclass(frozen=True)
class ListRules:
    """The keys of `sorts` and `filters` are the names in the query. `options` has filters whose values are counted."""

    search_text: Callable[[Row], str]
    sorts: Mapping[str, Callable[[Row], Any]]
    filters: Mapping[str, Filter]
    options: Mapping[str, tuple[str, ...]]


def equals(value: Callable[[Row], str | None]) -> Filter:
    """A filter by a text, ignoring case."""
    return lambda selected: lambda row: (value(row) or "").lower() == selected.strip().lower()


def in_range(value: Callable[[Row], float | None], parse: Callable[[str], float] = float) -> Filter:
    """A filter by a range, with both ends: '10..50', '10..' or '..50'."""

    def read(selected: str) -> RowTest:
        first, last = selected.split("..")
        least = parse(first) if first else float("-inf")
        most = parse(last) if last else float("inf")
        if not least <= most or selected == "..":
            raise ValueError("the range is empty")
        return lambda row: (number := value(row)) is not None and least <= number <= most

    return read


def parse_time(text: str) -> float:
    """Returns the seconds since 1970. A time without an offset is in UTC."""
    time = datetime.fromisoformat(text)
    return (time if time.tzinfo else time.replace(tzinfo=timezone.utc)).timestamp()


def fold(text: str) -> str:
    """Removes case and accents: a search for 'cafe' finds 'Café'."""
    return unicodedata.normalize("NFC", re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFKD", text))).casefold()


def to_sort_key(value: Any) -> Any:
    """Sorts texts without case and accents, and the numbers in them by value: 'Box 9' comes before 'Box 10'."""
    return re.sub(r"\d+", lambda digits: digits[0].zfill(12), fold(value)) if isinstance(value, str) else value


def sort_rows(rules: ListRules, rows: list[Row], sort: str) -> list[Row]:
    """Sorts by 'price.descending'. Rows without a value come last in both directions; equal rows keep their order."""
    column, _, direction = sort.partition(".")
    if column not in rules.sorts or direction not in ("ascending", "descending"):
        raise Refusal(400, "The parameter 'sort' must be a column and a direction, such as price.descending.")
    keys = [(to_sort_key(rules.sorts[column](row)), row) for row in rows]
    present = [pair for pair in keys if pair[0] is not None]
    present.sort(key=lambda pair: pair[0], reverse=direction == "descending")
    return [row for _, row in present] + [row for key, row in keys if key is None]


def create_test(rules: ListRules, name: str, selected: str) -> RowTest:
    options = rules.options.get(name)
    if options is not None and selected not in options:
        raise Refusal(400, f"The parameter '{name}' must be one of {', '.join(options)}.")
    try:
        return rules.filters[name](selected)
    except ValueError:
        raise Refusal(400, f"The parameter '{name}' must be a range such as 10..50.") from None


def count_options(rules: ListRules, name: str, rows: list[Row]) -> dict[str, int]:
    return {option: sum(map(create_test(rules, name, option), rows)) for option in rules.options[name]}


def count_facets(rules: ListRules, name: str, rows: list[Row], tests: Mapping[str, RowTest]) -> dict[str, int]:
    """Counts a filter's options among the rows that match the search and the other filters."""
    matches = [row for row in rows if all(test(row) for other, test in tests.items() if other != name)]
    return {"all": len(matches), **count_options(rules, name, matches)}


def read_number(query: Mapping[str, str], name: str, default: int, most: int) -> int:
    text = query.get(name, str(default))
    if not re.fullmatch("[0-9]{1,15}", text) or not 1 <= int(text) <= most:
        raise Refusal(400, f"The parameter '{name}' must be a whole number from 1 to {most}.")
    return int(text)


def get_page(rules: ListRules, rows: list[Row], query: Mapping[str, str]) -> tuple[list[Row], dict[str, Any]]:
    """Returns the rows of a page, and the other fields of the answer."""
    page = read_number(query, "page", 1, 10**15)
    size = read_number(query, "rows", 10, MAX_PAGE_SIZE)
    search = query.get("q", "")
    if len(search) > MAX_SEARCH_LENGTH:
        raise Refusal(400, f"The parameter 'q' must be at most {MAX_SEARCH_LENGTH} characters.")
    # Lists show shortened ids with an ellipsis, which people copy.
    term = fold(search.strip().removesuffix("…"))
    tests = {name: create_test(rules, name, query[name]) for name in rules.filters if name in query}
    if term:
        tests["q"] = lambda row: term in fold(rules.search_text(row))
    if "sort" in query:
        rows = sort_rows(rules, rows, query["sort"])
    matches = [row for row in rows if all(test(row) for test in tests.values())]
    # A page beyond the last one is the last one.
    page = min(page, max(1, -(-len(matches) // size)))
    fields: dict[str, Any] = {
        "page": page,
        "matches": {"count": len(matches), "precision": "exact"},
        "totalCount": {"count": len(rows), "precision": "exact"},
        "optionCounts": {name: count_options(rules, name, rows) for name in rules.options},
    }
    if tests:
        fields["facetCounts"] = {name: count_facets(rules, name, rows, tests) for name in rules.options}
    return matches[(page - 1) * size : page * size], fields

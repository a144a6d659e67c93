"""What all calls share: reading a request, answering it and refusing it."""

import json
import unicodedata
from typing import Any

from flask import Response, jsonify, request

MAX_JSON_BYTES = 64 * 1024


class Refusal(Exception):
    """A refused request. Counter shows the message, next to the field of the form if there is one."""

    def __init__(self, status: int, message: str, field: str | None = None) -> None:
        super().__init__(message)
        self.status, self.message, self.field = status, message, field


def answer(**data: Any) -> Response:
    """Wraps the fields as `{"data": {…}}`, which every successful call returns."""
    response = jsonify(data=data)
    response.headers["Cache-Control"] = "no-store"
    return response


def refuse(refusal: Refusal) -> tuple[Response, int]:
    body = {"message": refusal.message, "field": refusal.field}
    return jsonify({name: value for name, value in body.items() if value is not None}), refusal.status


def normalize(text: str) -> str:
    """Brings a text to one Unicode form, without broken characters, which can't be stored as UTF-8."""
    whole = text.encode("utf-8", "replace").decode("utf-8").replace("\0", "")
    return unicodedata.normalize("NFC", whole)


def parse_json(text: str | bytes) -> Any:
    if len(text) > MAX_JSON_BYTES:
        raise Refusal(413, f"The request is too large; the limit is {MAX_JSON_BYTES // 1024} KB.")
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal(400, "The request isn’t valid JSON.") from None


def read_json() -> dict[str, Any]:
    if not request.is_json:
        raise Refusal(415, "Send the request as application/json.")
    body = parse_json(request.stream.read(MAX_JSON_BYTES + 1))
    if not isinstance(body, dict):
        raise Refusal(400, "The request must be a JSON object.")
    return body


def read_text(body: dict[str, Any], field: str, longest: int, *, is_required: bool = True) -> str:
    """Returns a text of a JSON body, '' if it is optional and missing."""
    text = body.get(field)
    if text is None and not is_required:
        return ""
    if not isinstance(text, str):
        raise Refusal(400, f"The field '{field}' must be text.", field)
    if len(text) > longest:
        raise Refusal(400, f"The field '{field}' is too long; the limit is {longest} characters.", field)
    return normalize(text).strip()

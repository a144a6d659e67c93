"""A small backend for Counter: the sixteen calls of the specification, and the extension `list.paged`.

Run `python3 app.py --help` for its options. README.md has the rest.
"""

import argparse
from pathlib import Path
from urllib.parse import urlsplit

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException

import lists
import sample
from accounts import accounts
from calls import Refusal, refuse
from database import SCHEMA, close_db, connect
from images import MAX_FORM_BYTES, images
from orders import orders
from products import products


def refuse_other_sites() -> None:
    """Refuses writes from pages of other sites: browsers name the page's origin with each write."""
    origin = request.headers.get("Origin")
    if request.method not in ("GET", "HEAD", "OPTIONS") and origin and urlsplit(origin).netloc != request.host:
        raise Refusal(403, "This request came from another site and was blocked.")


def read_rest(response: Response) -> Response:
    """Reads the rest of a refused upload: closing the connection before its end could lose the response."""
    unread = MAX_FORM_BYTES
    while unread > 0 and (chunk := request.stream.read(64 * 1024)):
        unread -= len(chunk)
    return response


def handle_http_error(error: HTTPException) -> tuple[Response, int]:
    return refuse(Refusal(error.code or 500, error.description or error.name))


def create_app(folder: Path, front_end: str, capabilities: list[str]) -> Flask:
    app = Flask(__name__, static_folder=None)
    app.config.update(
        DATABASE=folder / "store.sqlite",
        UPLOADS=folder / "uploads",
        MAILS=folder / "mails",
        FRONT_END=front_end.rstrip("/"),
        CAPABILITIES=capabilities,
        MAX_CONTENT_LENGTH=MAX_FORM_BYTES,
    )
    app.before_request(refuse_other_sites)
    app.after_request(read_rest)
    app.teardown_appcontext(close_db)
    app.register_error_handler(Refusal, refuse)
    # Other errors are logged by Flask and become a 500 without details.
    app.register_error_handler(HTTPException, handle_http_error)
    for blueprint in (accounts, products, orders, images):
        app.register_blueprint(blueprint)
    return app


def open_store(app: Flask, *, is_empty: bool) -> None:
    """Creates the folder and the tables, and fills a new store."""
    app.config["UPLOADS"].mkdir(parents=True, exist_ok=True)
    db = connect(app.config["DATABASE"])
    db.execute("pragma journal_mode = wal")
    is_new = db.execute("select 1 from sqlite_master").fetchone() is None
    db.executescript(SCHEMA)
    if is_new:
        sample.add_guest(db)
        print(f"created a store: sign in as {sample.GUEST_EMAIL} with “{sample.GUEST_PASSWORD}”", flush=True)
    if is_new and not is_empty:
        sample.add_products_and_orders(db, app.config["UPLOADS"])
    db.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="A small backend for Counter.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=5000)
    parser.add_argument("--data", type=Path, default=Path(__file__).parent / "data", help="the folder of the store")
    parser.add_argument("--front-end", default="http://127.0.0.1:4600", help="Counter's address, for reset links")
    parser.add_argument("--empty", action="store_true", help="create a new store without products and orders")
    parser.add_argument("--without-extensions", action="store_true", help="announce only the sixteen calls")
    options = parser.parse_args()
    capabilities = [] if options.without_extensions else [lists.CAPABILITY]
    app = create_app(options.data.resolve(), options.front_end, capabilities)
    open_store(app, is_empty=options.empty)
    app.run(options.host, options.port, threaded=True)


if __name__ == "__main__":
    main()

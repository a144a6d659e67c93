"""The catalogue."""

import json
import secrets
from math import floor
from typing import Any

from flask import Blueprint, Response, request

from accounts import require_admin
from calls import Refusal, answer, normalize, parse_json
from database import find_row, get_db, get_revision, now_text, read_rows
from images import MAX_IMAGES, remove_images, save_images
from lists import ListRules, Row, equals, get_page, in_range

products = Blueprint("products", __name__)
products.before_request(require_admin)

STATUSES = ("active", "inactive", "draft")
STOCK_UNITS = ("pieces", "kg", "liters", "grams", "packs", "sets")
LIST_CATEGORIES = ("Electronics", "Fashion", "Food & Health", "Home", "Sports", "Travel", "Vehicles", "Others")
STOCK_LEVELS = {"low": ("low", "out"), "out": ("out",)}
DEFAULT_LOW_STOCK_LIMIT = 10
MAX_PRICE, MAX_STOCK = 10**12, 10**9

# The fields of the form, with the longest text or the highest number. Other fields are ignored.
TEXTS = {"name": 300, "description": 20_000, "category": 100, "subCategory": 100, "brand": 100, "sku": 64}
TEXTS |= {"barcode": 64, "stockUnit": 100, "status": 100, "ram": 100}
NUMBERS = {"actualPrice": MAX_PRICE, "discountedPrice": MAX_PRICE, "stock": MAX_STOCK, "lowStockLimit": MAX_STOCK}
LISTS = ("locations", "sizes", "weights")
MAX_ENTRIES = MAX_ENTRY_LENGTH = 100


def get_price(row: Row) -> float:
    return row.get("discountedPrice", row["actualPrice"])


def get_stock_level(row: Row) -> str:
    if row["stock"] <= 0:
        return "out"
    return "low" if row["stock"] <= row.get("lowStockLimit", DEFAULT_LOW_STOCK_LIMIT) else "enough"


PRODUCT_LIST = ListRules(
    search_text=lambda row: "\n".join(row.get(name, "") for name in ("name", "sku", "barcode")),
    sorts={
        "product": lambda row: row["name"],
        "category": lambda row: row["category"],
        "price": get_price,
        "stock": lambda row: row["stock"],
        "discount": lambda row: row.get("discountPercentage", 0),
    },
    filters={
        "category": equals(lambda row: row["category"]),
        "stock": lambda selected: lambda row: get_stock_level(row) in STOCK_LEVELS[selected],
        "status": equals(lambda row: row["status"]),
        "featured": equals(lambda row: "yes" if row["isFeatured"] else "no"),
        "price": in_range(get_price),
        "barcode": equals(lambda row: row.get("barcode")),
    },
    options={
        "category": LIST_CATEGORIES,
        "stock": tuple(STOCK_LEVELS),
        "status": STATUSES,
        "featured": ("yes", "no"),
    },
)


def read_field(name: str, value: Any) -> Any:
    """Returns a field of the form, if its type and its size are right."""
    if name in TEXTS and isinstance(value, str) and len(value) <= TEXTS[name]:
        return normalize(value).strip()
    # Python counts True as a number. NaN fails the comparison.
    if name in NUMBERS and isinstance(value, int | float) and not isinstance(value, bool) and value <= NUMBERS[name]:
        return value
    if name == "isFeatured" and isinstance(value, bool):
        return value
    if name in LISTS and isinstance(value, list) and len(value) <= MAX_ENTRIES:
        if all(isinstance(entry, str) and len(entry) <= MAX_ENTRY_LENGTH for entry in value):
            return [normalize(entry).strip() for entry in value if entry.strip()]
    limit = TEXTS.get(name) or NUMBERS.get(name) or MAX_ENTRIES
    raise Refusal(400, f"The field '{name}' has a wrong type, or is too long or too high; the limit is {limit}.", name)


def check_rules(product: Row) -> None:
    """Checks the rules of the specification, in its order."""
    price = product.get("actualPrice", 0)
    discounted = product.get("discountedPrice", price)
    low_stock_limit = product.get("lowStockLimit", 0)
    rules = (
        ("name", product.get("name"), "Product name is required"),
        ("description", product.get("description"), "Description is required"),
        ("category", product.get("category"), "Category is required"),
        ("brand", product.get("brand"), "Brand is required"),
        ("stockUnit", product.get("stockUnit") in STOCK_UNITS, "Stock unit is required"),
        ("locations", product.get("locations"), "At least one location is required"),
        ("status", product.get("status") in STATUSES, "Product status is required"),
        ("actualPrice", price > 0, "Actual price must be a positive number"),
        ("discountedPrice", discounted > 0, "Discounted price must be a positive number if provided"),
        ("discountedPrice", discounted <= price, "Discounted price cannot be greater than actual price"),
        ("stock", product.get("stock", -1) >= 0, "Stock must be a non-negative number"),
        ("lowStockLimit", low_stock_limit in range(MAX_STOCK + 1), "Low stock limit must be a whole number"),
    )
    for field, is_kept, message in rules:
        if not is_kept:
            raise Refusal(400, message, field)


def read_part(name: str, default: str) -> Any:
    """Returns a JSON part of a multipart form."""
    return parse_json(request.form.get(name, default))


def apply_form(before: Row) -> tuple[Row, Row]:
    """Returns the product after the form is applied, and the form. A null removes a field; a missing one stays."""
    form = read_part("product", "")
    if not isinstance(form, dict):
        raise Refusal(400, "The part 'product' must be a JSON object.")
    product = dict(before)
    # A form without a discounted price means that there is no discount.
    form.setdefault("discountedPrice", None)
    for name in (*TEXTS, *NUMBERS, *LISTS, "isFeatured"):
        if form.get(name) is not None:
            product[name] = read_field(name, form[name])
        elif name in form:
            product.pop(name, None)
    product.setdefault("isFeatured", False)
    check_rules(product)
    product.pop("discountPercentage", None)
    if "discountedPrice" in product:
        saved = product["actualPrice"] - product["discountedPrice"]
        product["discountPercentage"] = floor(saved / product["actualPrice"] * 100 + 0.5)
    return product, form


def keep_images(before: Row, form: Row) -> list[Row]:
    """Returns the saved images that an edit keeps, in its order."""
    listed, deleted = form.get("images"), read_part("imagesToDelete", "[]")
    if not isinstance(listed, list) or not isinstance(deleted, list):
        raise Refusal(400, "The images must be lists.", "images")
    own = {image["publicId"]: image for image in before["images"] if image["publicId"] not in deleted}
    ids = dict.fromkeys(str(image.get("publicId")) for image in listed if isinstance(image, dict))
    return [own[public_id] for public_id in ids if public_id in own]


def add_images(kept: list[Row]) -> list[Row]:
    files = request.files.getlist("images")
    if not kept and not files:
        raise Refusal(400, "At least one product image is required", "images")
    if len(kept) + len(files) > MAX_IMAGES:
        raise Refusal(400, f"Maximum {MAX_IMAGES} images allowed.", "images")
    return kept + save_images(files)


def count_write() -> None:
    get_db().execute("update revisions set number = number + 1 where list = 'products'")


def find_product(product_id: str) -> Row:
    product = find_row("products", product_id)
    if product is None:
        raise Refusal(404, "Product not found.")
    return product


@products.get("/api/product/admin/get-all-products")
def get_all_products() -> Response:
    return answer(products=read_rows("products"))


@products.get("/api/product/admin/products")
def get_product_page() -> Response:
    rows, fields = get_page(PRODUCT_LIST, read_rows("products"), request.args)
    return answer(products=rows, **fields, revision=get_revision("products"))


@products.get("/api/product/admin/get-product/<product_id>")
def get_product(product_id: str) -> Response:
    return answer(product=find_product(product_id))


@products.post("/api/product/admin/create-product")
def create_product() -> Response:
    product_id, now = secrets.token_hex(12), now_text()
    new = {"_id": product_id, "reviews": 0, "publishedDate": now, "createdAt": now, "updatedAt": now}
    product, _ = apply_form(new)
    product["images"] = add_images([])
    with get_db() as db:
        db.execute("insert into products (id, body) values (?, ?)", (product_id, json.dumps(product)))
        count_write()
    return answer(productId=product_id)


@products.post("/api/product/admin/edit-product/<product_id>")
def edit_product(product_id: str) -> Response:
    before = find_product(product_id)
    product, form = apply_form(before)
    stale = Refusal(409, "Someone else has saved this product since you opened it.")
    if form.get("updatedAt") not in (None, before["updatedAt"]):
        raise stale
    product["images"] = add_images(keep_images(before, form))
    product["updatedAt"] = now_text()
    with get_db() as db:
        # Replaces only what was read above: somebody may have saved the product since.
        values = (json.dumps(product), product_id, json.dumps(before))
        if db.execute("update products set body = ? where id = ? and body = ?", values).rowcount == 0:
            raise stale
        count_write()
    remove_images(image["publicId"] for image in before["images"] if image not in product["images"])
    return answer(productId=product_id)


@products.delete("/api/product/admin/delete-product/<product_id>")
def delete_product(product_id: str) -> Response:
    product = find_product(product_id)
    with get_db() as db:
        db.execute("delete from products where id = ?", (product_id,))
        count_write()
    remove_images(image["publicId"] for image in product["images"])
    return answer()

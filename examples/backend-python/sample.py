"""The sample: a guest account, twelve products with pictures, and eighteen orders, so that the lists show something."""

import json
import secrets
import sqlite3
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from accounts import hash_password
from orders import STATUSES

GUEST_EMAIL = "guest@store.example"
GUEST_PASSWORD = "open the counter"

# Name, brand, category, actual price, discounted price, stock, unit and colour.
PRODUCTS: list[tuple[str, str, str, int, int | None, int, str, str]] = [
    ("Desk lamp with dimmer", "Northlight", "Home", 1890, 1490, 42, "pieces", "#c99a2e"),
    ("Enamel mug, 350 ml", "Kettle & Co", "Home", 420, None, 7, "pieces", "#3f6d8c"),
    ("Linen apron", "Kettle & Co", "Home", 980, 780, 25, "pieces", "#8a7a5c"),
    ("Travel charger, three plugs", "Voltpath", "Electronics", 1650, None, 0, "pieces", "#4b4f58"),
    ("Bluetooth speaker", "Voltpath", "Electronics", 3490, 2990, 18, "pieces", "#7b4f9d"),
    ("Cotton scarf", "Mira", "Fashion", 1150, 890, 60, "pieces", "#b5533c"),
    ("Leather card holder", "Mira", "Fashion", 1390, None, 9, "pieces", "#6b4423"),
    ("Running belt", "Stride", "Sports", 760, 640, 33, "pieces", "#2f7d5b"),
    ("Yoga mat, 6 mm", "Stride", "Sports", 1990, None, 14, "pieces", "#5b7fb5"),
    ("Mountain tea, loose leaf", "Upper Field", "Food & Health", 540, 480, 120, "packs", "#56793a"),
    ("Wildflower honey, 500 g", "Upper Field", "Food & Health", 690, None, 5, "packs", "#d9962b"),
    ("Cabin bag, 38 litres", "Waymark", "Travel", 5900, 4990, 11, "pieces", "#34506e"),
]
CUSTOMERS = [
    ("Asha Menon", "asha.menon@mail.example", "+91 98450 11223", "14 Lake View Road", "Kochi", "Kerala", "682001"),
    ("Rohan Iyer", "rohan.iyer@mail.example", "+91 99020 33445", "7 Temple Street", "Chennai", "Tamil Nadu", "600004"),
    ("Farah Sheikh", "farah.sheikh@mail.example", "+91 97690 55667", "22 Hill Road", "Mumbai", "Maharashtra", "400050"),
    ("Karan Gill", "karan.gill@mail.example", "+91 98140 77889", "3 Garden Lane", "Amritsar", "Punjab", "143001"),
    ("Meera Das", "meera.das@mail.example", "+91 90070 99001", "58 College Road", "Kolkata", "West Bengal", "700012"),
]
PAYMENTS: list[tuple[str, dict[str, Any]]] = [
    ("paid", {"upi": "asha@upi"}),
    ("paid", {"card": {"card_network": "Visa", "card_number": "**** **** **** 4242"}}),
    ("pending", {}),
]
ORDER_COUNT = 18


def draw_picture(file: Path, colour: str, index: int) -> None:
    """Draws a plain picture, so that the example needs no image files."""
    image = Image.new("RGB", (1200, 1200), "#f2efe9")
    draw = ImageDraw.Draw(image)
    size = 250 + index % 3 * 50
    draw.ellipse((600 - size, 960, 600 + size, 1040), fill="#ddd8cf")
    draw.rounded_rectangle((600 - size, 1000 - 2 * size, 600 + size, 1000), radius=60 + index % 4 * 80, fill=colour)
    # Half the size makes the edges smooth.
    image.resize((600, 600)).save(file)


def create_product(index: int, uploads: Path, now: datetime) -> dict[str, Any]:
    name, brand, category, price, discounted, stock, unit, colour = PRODUCTS[index]
    public_id = f"{secrets.token_hex(16)}.webp"
    draw_picture(uploads / public_id, colour, index)
    created = (now - timedelta(days=90 - index * 3)).isoformat()
    product = {
        "_id": secrets.token_hex(12),
        "name": name,
        "description": f"{name} by {brand}. Part of the sample of this example, and sold nowhere.",
        "category": category,
        "brand": brand,
        "actualPrice": price,
        "stock": stock,
        "stockUnit": unit,
        "status": "draft" if index == 8 else "active",
        "isFeatured": index % 5 == 0,
        "locations": ["india"],
        "images": [{"url": f"/uploads/{public_id}", "publicId": public_id}],
        "reviews": index,
        "publishedDate": created,
        "createdAt": created,
        "updatedAt": created,
    }
    if discounted is not None:
        product |= {"discountedPrice": discounted, "discountPercentage": round((price - discounted) / price * 100)}
    return product


def create_order(index: int, product: dict[str, Any], now: datetime) -> dict[str, Any]:
    full_name, email, phone, street, city, state, pin_code = CUSTOMERS[index % len(CUSTOMERS)]
    age = ORDER_COUNT - index
    status = ("delivered" if age > 9 else STATUSES[age % 4]) if age != 12 else "cancelled"
    payment_status, method = PAYMENTS[index % len(PAYMENTS)]
    quantity, price = 1 + index % 3, product["actualPrice"]
    discount = (price - product.get("discountedPrice", price)) * quantity
    delivery, fee = 60, 10
    created = now - timedelta(days=age * 2, hours=index)
    return {
        "_id": secrets.token_hex(12),
        "createdAt": created.isoformat(),
        "updatedAt": created.isoformat(),
        "quantity": quantity,
        "productPrice": price,
        "totalDiscount": discount,
        "deliveryCharges": delivery,
        "platformFee": fee,
        "totalAmount": price * quantity - discount + delivery + fee,
        "deliveryTime": (created + timedelta(days=4)).date().isoformat(),
        "orderDetails": {"orderId": f"EX-{1001 + index}", "orderStatus": status, "orderCurrency": "INR"},
        "product": {name: product[name] for name in ("_id", "name", "brand", "description", "category", "images")},
        "buyer": {
            "_id": f"buyer-{index % len(CUSTOMERS)}",
            "fullName": full_name,
            "email": email,
            "phoneNumber": phone,
        },
        "address": {"name": full_name, "address": street, "city": city, "state": state, "pinCode": pin_code},
        "paymentDetails": {
            "paymentId": f"pay-{1001 + index}",
            "paymentStatus": payment_status,
            "paymentMethod": method,
        },
        "paymentGateway": {"gatewayName": "Cash on delivery" if payment_status == "pending" else "Example Pay"},
    }


def add_guest(db: sqlite3.Connection) -> None:
    with db:
        db.execute(
            "insert into admins (id, email, full_name, password_hash) values (?, ?, ?, ?)",
            (secrets.token_hex(12), GUEST_EMAIL, "Guest Administrator", hash_password(GUEST_PASSWORD)),
        )


def add_products_and_orders(db: sqlite3.Connection, uploads: Path) -> None:
    now = datetime.now(timezone.utc)
    products = [create_product(index, uploads, now) for index in range(len(PRODUCTS))]
    orders = [create_order(index, products[index * 5 % len(products)], now) for index in range(ORDER_COUNT)]
    with db:
        for table, rows in (("products", products), ("orders", orders)):
            values = [(row["_id"], json.dumps(row)) for row in rows]
            db.executemany(f"insert into {table} (id, body) values (?, ?)", values)

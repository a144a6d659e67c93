"""The orders, and the totals of the dashboard."""

from typing import Any

from flask import Blueprint, Response, request

from accounts import require_admin
from calls import Refusal, answer
from database import find_row, get_db, get_revision, read_rows
from lists import ListRules, Row, equals, get_page, in_range, parse_time

orders = Blueprint("orders", __name__)
orders.before_request(require_admin)

STATUSES = ("pending", "confirmed", "out_for_delivery", "delivered", "cancelled")


def get_part(row: Row, *path: str) -> Any:
    """Returns a nested value: any part of an order may be missing."""
    value: Any = row
    for name in path:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def get_status(row: Row) -> str | None:
    return get_part(row, "orderDetails", "orderStatus")


def get_revenue_state(row: Row) -> str:
    return "cancelled" if get_status(row) == "cancelled" else "counted"


def get_time(row: Row) -> float | None:
    return parse_time(row["createdAt"]) if "createdAt" in row else None


def get_customer(row: Row) -> str | None:
    return get_part(row, "buyer", "email") or get_part(row, "buyer", "phoneNumber")


def get_place(row: Row) -> str | None:
    return get_part(row, "address", "city") or get_part(row, "address", "state")


def get_product_name(row: Row) -> str | None:
    return get_part(row, "product", "name")


def get_order_number(row: Row) -> str | None:
    return get_part(row, "orderDetails", "orderId")


def get_payment(row: Row) -> str | None:
    return get_part(row, "paymentDetails", "paymentStatus")


def get_payment_method(row: Row) -> str | None:
    method = get_part(row, "paymentDetails", "paymentMethod") or {}
    known = [kind for kind in ("card", "upi") if kind in method]
    return known[0] if known else "other" if get_part(row, "paymentGateway", "gatewayName") else None


ORDER_LIST = ListRules(
    search_text=lambda row: "\n".join((get_product_name(row) or "", row["_id"], get_order_number(row) or "")),
    sorts={
        "total": lambda row: row.get("totalAmount"),
        "status": lambda row: STATUSES.index(get_status(row)) if get_status(row) in STATUSES else None,
        "date": get_time,
        "product": get_product_name,
        "customer": lambda row: get_part(row, "buyer", "fullName"),
        "location": get_place,
        "payment": get_payment,
    },
    filters={
        "status": equals(get_status),
        "date": in_range(get_time, parse_time),
        "payment": equals(get_payment),
        "method": equals(get_payment_method),
        "total": in_range(lambda row: row.get("totalAmount")),
        "category": equals(lambda row: get_part(row, "product", "category")),
        "place": equals(get_place),
        "product": equals(get_product_name),
        "customer": equals(get_customer),
        "currency": equals(lambda row: get_part(row, "orderDetails", "orderCurrency")),
        "cart": equals(lambda row: row.get("cart")),
        "orderNumber": equals(get_order_number),
        "revenue": equals(get_revenue_state),
    },
    options={
        "status": STATUSES,
        "payment": ("paid", "pending", "refunded", "failed"),
        "method": ("card", "upi", "other"),
        "revenue": ("counted", "cancelled"),
    },
)


@orders.get("/api/admin/dashboard-details")
def dashboard_details() -> Response:
    rows = read_rows("orders")
    return answer(
        totalUsers=len({customer.lower() for customer in map(get_customer, rows) if customer}),
        totalProducts=get_db().execute("select count(*) from products").fetchone()[0],
        totalOrders=len(rows),
        totalRevenueAmount=sum(row.get("totalAmount", 0) for row in rows if get_revenue_state(row) == "counted"),
    )


@orders.get("/api/order/admin/get-orders")
def get_orders() -> Response:
    return answer(orders=read_rows("orders"))


@orders.get("/api/order/admin/orders")
def get_order_page() -> Response:
    rows, fields = get_page(ORDER_LIST, read_rows("orders"), request.args)
    return answer(orders=rows, **fields, revision=get_revision("orders"))


@orders.get("/api/order/admin/order/<order_id>")
def get_order(order_id: str) -> Response:
    order = find_row("orders", order_id)
    if order is None:
        raise Refusal(404, "Order not found.")
    return answer(order=order)

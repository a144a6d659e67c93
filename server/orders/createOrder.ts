import { type Currency, getCurrencyDecimals, getStoreCurrency } from '#contract/money/currency.ts';
import { addAmounts, multiplyAmount, roundAmount, toSmallestUnits } from '#contract/money/decimal.ts';
import { toPlainDigits } from '#contract/money/formatAmountForInput.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { MAX_ORDER_TOTAL, type NewOrder } from '#contract/storefront/storeOrders.ts';
import { getStorePrice, isOnSale } from '#contract/storefront/storeProducts.ts';
import { HttpError, type Message } from '../base/httpError.ts';

/** An order of a storefront, or one that an administrator places: with another price for a reason, or without an email. */
type RequestedOrder = Omit<NewOrder, 'buyer'> & {
  buyer: Omit<NewOrder['buyer'], 'email'> & { email?: string | undefined };
  priceReason?: string | undefined;
};

type NewOrderInput = {
  id: string;
  order: RequestedOrder;
  /** Undefined if it doesn't exist. */
  product: StoredProduct | undefined;
  /** The store's. */
  currency: Currency;
  timeZone?: string | null | undefined;
  /** Milliseconds since 1970. */
  now: number;
};

/** Throws a refusal that is about a field of the request. */
function refuse(status: 404 | 409, field: keyof NewOrder, message: Message): never {
  throw new HttpError(status, message, {}, field);
}

export const formatAmount = (amount: number, currency: Currency) =>
  currency === null ? toPlainDigits(amount) : `${toPlainDigits(amount)} ${currency}`;

/** Throws if the customer saw prices in another currency. */
function checkCurrency(order: RequestedOrder, currency: string): void {
  const sent = order.currency?.toUpperCase() ?? currency;
  if (sent !== currency) refuse(409, 'currency', (t) => t.storefront.currencyChanged(currency, sent));
}

/** Returns the price of one unit. Throws if it isn't the product's, as after a change, and no reason is given. */
function checkPrice(order: RequestedOrder, product: StoredProduct, currency: Currency): number {
  const decimals = getCurrencyDecimals(currency);
  const price = getStorePrice(product, currency);
  if (order.priceReason !== undefined) return roundAmount(order.price, decimals);
  if (toSmallestUnits(order.price, decimals) !== toSmallestUnits(price, decimals)) {
    refuse(409, 'price', ({ storefront }) =>
      storefront.priceChanged(
        product.name,
        formatAmount(price, currency),
        formatAmount(order.price, currency),
      ),
    );
  }
  return price;
}

function checkTotal({ totalAmount }: { totalAmount: number }, currency: Currency): void {
  if (totalAmount <= MAX_ORDER_TOTAL) return;
  refuse(409, 'quantity', (t) => t.storefront.totalTooHigh(formatAmount(MAX_ORDER_TOTAL, currency)));
}

function checkStock({ quantity }: RequestedOrder, { name, stock }: StoredProduct): void {
  if (quantity <= stock) return;
  refuse(409, 'quantity', ({ storefront }) =>
    stock < 1 ? storefront.soldOut(name) : storefront.stockTooLow(name, toPlainDigits(stock)),
  );
}

/** Computes the amounts, rounded to the smallest unit of the currency, so that they add up exactly. */
function computeAmounts(order: RequestedOrder, product: StoredProduct, price: number, currency: Currency) {
  const { quantity } = order;
  const decimals = getCurrencyDecimals(currency);
  // Only an administrator can ask for more than the product's price. A discount is never negative.
  const productPrice = Math.max(roundAmount(product.actualPrice, decimals), price);
  const deliveryCharges = roundAmount(order.deliveryCharges, decimals);
  return {
    quantity,
    productPrice,
    totalDiscount: multiplyAmount(addAmounts(productPrice, -price), quantity),
    deliveryCharges,
    platformFee: 0,
    totalAmount: addAmounts(multiplyAmount(price, quantity), deliveryCharges),
  };
}

function copyProduct(product: StoredProduct): StoredOrder['product'] {
  const { _id, name, brand, sku, barcode, description, category, actualPrice, discountedPrice } = product;
  const images = product.images.slice(0, 1).map(({ url, publicId }) => ({ url, publicId }));
  return { _id, name, brand, sku, barcode, description, category, actualPrice, discountedPrice, images };
}

/** The last digits of an id. Orders have a short number that people can read out. */
const ORDER_NUMBER_LENGTH = 12;

/** Creates the order of a storefront or an administrator. Throws a 404 or 409 if the product isn't sold, or not for this price or quantity. */
export function createOrder({ id, order, product, currency, timeZone, now }: NewOrderInput): StoredOrder {
  if (!product || !isOnSale(product)) return refuse(404, 'productId', (t) => t.storefront.notSold);
  const orderCurrency = getStoreCurrency(currency);
  checkCurrency(order, orderCurrency);
  const price = checkPrice(order, product, currency);
  checkStock(order, product);
  const amounts = computeAmounts(order, product, price, currency);
  checkTotal(amounts, currency);
  const createdAt = new Date(now).toISOString();
  return {
    _id: id,
    createdAt,
    updatedAt: createdAt,
    ...amounts,
    orderDetails: {
      orderId: `order_${id.slice(-ORDER_NUMBER_LENGTH)}`,
      orderStatus: 'pending',
      orderCurrency,
      orderTimeZone: timeZone,
    },
    product: copyProduct(product),
    buyer: order.buyer,
    address: order.address,
    paymentDetails: { paymentStatus: 'pending' },
    cart: order.cart,
    locale: order.locale,
    stock: 'taken',
  };
}

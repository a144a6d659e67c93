import { addAmounts, multiplyAmount } from '#contract/money/decimal.ts';
import { getTrackingUrl } from '#contract/orders/carriers.ts';
import type { Order } from '#contract/orders/order.ts';
import { getCustomerName, getOrderCurrency, getOrderTimeZone } from '#contract/orders/orderValues.ts';
import type { Placeholder } from '#contract/orderMails/orderMailTemplates.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import { cleanLine } from '#contract/text/cleanText.ts';
import { truncateText } from '#contract/text/graphemes.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import * as ar from '#languages/ar/orderMail.ts';
import { labels as arLabels } from '#languages/ar/orderLabels.ts';
import * as de from '#languages/de/orderMail.ts';
import { labels as deLabels } from '#languages/de/orderLabels.ts';
import * as en from '#languages/en/orderMail.ts';
import { labels as enLabels } from '#languages/en/orderLabels.ts';
import * as hi from '#languages/hi/orderMail.ts';
import { labels as hiLabels } from '#languages/hi/orderLabels.ts';
import type { Language } from '#languages/language.ts';
import { createMailFormats, type MailFormats } from './mailFormats.ts';

export const orderMailMessages: Record<Language, typeof en> = { en, hi, de, ar };
const labels: Record<Language, typeof enLabels> = { en: enLabels, hi: hiLabels, de: deLabels, ar: arLabels };

/** A row of the table of an order: what was ordered, or an amount that the total adds up from. */
type Amount = { label: string; amount: string };
type OrderTable = {
  /** Only if the email has several orders. */
  title: string | undefined;
  item: { name: string; sku: string | undefined; quantity: string; amount: string };
  amounts: readonly Amount[];
  total: Amount | undefined;
};

export type Tracking = { carrier: string | undefined; number: string | undefined; url: string | undefined };

/** The content of an email's placeholders, and of its frame. Plain text. */
export type OrderMailValues = {
  /** Empty if the orders don't have the value. */
  texts: Record<Placeholder, string>;
  tables: readonly OrderTable[];
  trackings: readonly Tracking[];
  /** IANA name of the time zone of the order's date. */
  timeZone: string;
};

/** The length of a shortened id, as in lists of orders. */
const SHORT_ID_LENGTH = 8;

/** Returns the number that the storefront gave the order, or the short id of the lists. */
export const getMailOrderNumber = ({ _id, orderDetails }: Pick<Order, '_id' | 'orderDetails'>): string =>
  cleanLine(orderDetails?.orderId ?? '') || truncateText(_id, SHORT_ID_LENGTH);

const joinParts = (...parts: (string | undefined)[]) =>
  parts
    .map((part) => cleanLine(part ?? ''))
    .filter(Boolean)
    .join(', ');

/** Returns the address in lines. Missing parts leave no trace. */
function formatAddress({ address }: Order): string {
  return [
    joinParts(address?.name),
    joinParts(address?.address),
    joinParts(address?.landmark),
    joinParts(address?.locality),
    joinParts(address?.city, address?.state, address?.pinCode),
  ]
    .filter(Boolean)
    .join('\n');
}

function getTracking({ tracking }: Order): Tracking | undefined {
  if (!tracking) return undefined;
  const carrier = cleanLine(tracking.carrier) || undefined;
  const number = cleanLine(tracking.number) || undefined;
  const url = getTrackingUrl(tracking);
  return carrier || number || url ? { carrier, number, url } : undefined;
}

type OrderContext = { order: Order; formats: MailFormats; language: Language };

const getItemName = ({ order, language }: OrderContext) =>
  cleanLine(order.product?.name ?? '') || orderMailMessages[language].orderTexts.unnamedProduct;

function buildTable(context: OrderContext, title: string | undefined): OrderTable {
  const { order, formats, language } = context;
  const { quantity, productPrice, deliveryCharges, platformFee, totalDiscount, totalAmount } = order;
  const t = labels[language];
  const subtotal =
    productPrice === undefined || quantity === undefined ? undefined : multiplyAmount(productPrice, quantity);
  const discount = totalDiscount === undefined ? undefined : -Math.abs(totalDiscount);
  // Amounts of zero say nothing to a customer.
  const amounts = [
    { label: t.delivery, amount: deliveryCharges },
    { label: t.fee, amount: platformFee },
    { label: t.discount, amount: discount },
  ].flatMap(({ label, amount }) => (amount ? [{ label, amount: formats.money(amount) }] : []));
  return {
    title,
    item: {
      name: getItemName(context),
      sku: cleanLine(order.product?.sku ?? '') || undefined,
      quantity: quantity === undefined ? '' : formats.count(quantity),
      amount: subtotal === undefined ? '' : formats.money(subtotal),
    },
    amounts,
    total: totalAmount === undefined ? undefined : { label: t.total, amount: formats.money(totalAmount) },
  };
}

/** Adds up the totals of each currency: '₹500 and €20'. */
function formatTotals(contexts: readonly OrderContext[], formats: MailFormats): string {
  const known = contexts.filter(({ order }) => order.totalAmount !== undefined);
  const groups = Map.groupBy(known, ({ order }) => getOrderCurrency(order));
  const totals = Array.from(groups.values(), (group) =>
    group[0]!.formats.money(group.reduce((sum, { order }) => addAmounts(sum, order.totalAmount ?? 0), 0)),
  );
  return formats.list(totals);
}

type ValuesInput = {
  /** At least one. */
  orders: readonly Order[];
  language: Language;
  store: StoreDetails;
};

/** Returns what the placeholders stand for, in the currency and time zone of each order. */
export function createOrderMailValues({ orders, language, store }: ValuesInput): OrderMailValues {
  const { orderTexts: t } = orderMailMessages[language];
  const contexts = orders.map((order) => ({
    order,
    language,
    formats: createMailFormats({
      language,
      locale: trimToUndefined(order.locale),
      currency: getOrderCurrency(order) ?? store.currency,
      timeZone: getOrderTimeZone(order) ?? store.timeZone ?? undefined,
    }),
  }));
  const [first] = contexts;
  if (!first) throw new Error('an email needs an order');
  const { order, formats } = first;
  const numbers = orders.map(getMailOrderNumber);
  const items = contexts.map((context) => {
    const count = context.order.quantity;
    const name = getItemName(context);
    return count === undefined ? name : `${context.formats.count(count)} × ${name}`;
  });
  const trackings = orders.flatMap((one) => getTracking(one) ?? []);
  // The orders of one cart are often in one parcel.
  const parcels = [...new Map(trackings.map((one) => [JSON.stringify(one), one])).values()];
  return {
    texts: {
      customerName: getCustomerName(order) ?? t.customer,
      orderNumber: formats.list(numbers),
      orderDate: formats.day(order.createdAt) ?? '',
      products: formats.list(items),
      total: formatTotals(contexts, formats),
      address: formatAddress(order),
      tracking: formats.list(
        parcels.map(({ carrier, number, url }) => [carrier, number, url].filter(Boolean).join(' ')),
      ),
      storeName: cleanLine(store.storeName ?? ''),
    },
    tables: contexts.map((context, index) =>
      buildTable(context, orders.length > 1 ? t.order(numbers[index] ?? '') : undefined),
    ),
    trackings: parcels,
    timeZone: formats.timeZone,
  };
}

export const getOrderLabels = (language: Language): typeof enLabels => labels[language];

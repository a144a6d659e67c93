import * as z from 'zod/mini';
import { getCurrencyDecimals, type Currency } from '#contract/money/currency.ts';
import { addAmounts, multiplyAmount, toSmallestUnits } from '#contract/money/decimal.ts';
import { formatAmountForInput } from '#contract/money/formatAmountForInput.ts';
import { CANONICAL_LOCALE, convertAmountLocale, parseTypedAmount } from '#contract/money/parseAmount.ts';
import type { Order } from '#contract/orders/order.ts';
import { isBlank } from '#contract/text/cleanText.ts';
import { isLanguage, type Language } from '#languages/language.ts';

/** The form's content. Numbers are text until submitted. */
export const newOrderFields = z.object({
  /** The idempotency key. Kept with the draft, so that an order isn't placed twice if the page is reloaded meanwhile. */
  requestKey: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  locale: z.string(),
  productId: z.string(),
  quantity: z.string(),
  price: z.string(),
  priceReason: z.string(),
  recipient: z.string(),
  address: z.string(),
  locality: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  deliveryCharges: z.string(),
  payment: z.enum(['pending', 'paid']),
  reference: z.string(),
  note: z.string(),
});
export type NewOrderValues = z.output<typeof newOrderFields>;
export type NewOrderField = keyof NewOrderValues;

/** In the order of the form. */
export const NEW_ORDER_FIELDS = Object.keys(newOrderFields.shape) as NewOrderField[];
export const NUMBER_FIELDS = ['quantity', 'price', 'deliveryCharges'] as const;
export const CONTACT_FIELDS = ['fullName', 'email', 'phoneNumber'] as const;
export const ADDRESS_FIELDS = [
  'recipient',
  'address',
  'locality',
  'landmark',
  'city',
  'state',
  'pinCode',
] as const;

export const emptyNewOrder: NewOrderValues = {
  ...(Object.fromEntries(NEW_ORDER_FIELDS.map((name) => [name, ''])) as Record<NewOrderField, ''>),
  quantity: '1',
  payment: 'pending',
};

/** These don't tell whether something was typed. */
const CHOSEN_BY_DEFAULT: readonly NewOrderField[] = ['requestKey', 'locale'];

export const hasSameFields = (fields: NewOrderValues, other: NewOrderValues): boolean =>
  NEW_ORDER_FIELDS.every((name) => CHOSEN_BY_DEFAULT.includes(name) || fields[name] === other[name]);

/** Returns whether a draft has no input. */
export const isEmptyNewOrder = (fields: NewOrderValues): boolean => hasSameFields(fields, emptyNewOrder);

/** Converts the numbers to another locale. Drafts have the canonical one, so that they can be restored in another language. */
export const convertNumbers = (fields: NewOrderValues, from: string, to: string): NewOrderValues => ({
  ...fields,
  ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, convertAmountLocale(fields[name], from, to)])),
});

/** What the form shows of a product. */
export type OrderedProduct = {
  id: string;
  name: string;
  /** Its SKU, if it has one. */
  code?: string | undefined;
  /** Of one unit. Undefined if unknown. */
  price: number | undefined;
  stock: number;
  imageUrl: string | undefined;
  /** Why it can't be ordered. */
  problem: 'soldOut' | 'inactive' | undefined;
};

/** The product of the form. missing: it was deleted. */
export type ProductState =
  | { status: 'none' | 'loading' | 'failed' | 'missing' }
  | { status: 'chosen'; product: OrderedProduct };

export const getChosenProduct = (state: ProductState): OrderedProduct | undefined =>
  state.status === 'chosen' ? state.product : undefined;

/** What the form fills in from an earlier order. */
export type FoundCustomer = { id: string } & Record<(typeof CONTACT_FIELDS)[number], string>;
export type FilledAddress = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** Returns the address of an earlier order. The recipient is left empty if it is the customer. */
export function toFilledAddress(address: Order['address'], customer: string): FilledAddress {
  const { name = '', ...parts } = address ?? {};
  return {
    recipient: name === customer ? '' : name,
    address: parts.address ?? '',
    locality: parts.locality ?? '',
    landmark: parts.landmark ?? '',
    city: parts.city ?? '',
    state: parts.state ?? '',
    pinCode: parts.pinCode ?? '',
  };
}

export const formatPrice = (price: number | undefined, locale: string): string =>
  price === undefined ? '' : formatAmountForInput(price, locale);

/** Returns the form of a copy, with today's price of the product. Payment and notes belong to the order and aren't copied. */
export function duplicateOrder(
  order: Order,
  price: number | undefined,
  blank: NewOrderValues,
): NewOrderValues {
  const { buyer, product, quantity, deliveryCharges, locale } = order;
  const fullName = buyer?.fullName ?? order.address?.name ?? '';
  return {
    ...blank,
    fullName,
    email: buyer?.email ?? '',
    phoneNumber: buyer?.phoneNumber ?? order.address?.phoneNumber ?? '',
    locale: isLanguage(locale) ? locale : blank.locale,
    productId: product?._id ?? '',
    quantity: formatPrice(quantity ?? 1, CANONICAL_LOCALE),
    price: formatPrice(price, CANONICAL_LOCALE),
    ...toFilledAddress(order.address, fullName),
    deliveryCharges: deliveryCharges ? formatPrice(deliveryCharges, CANONICAL_LOCALE) : '',
  };
}

export const createBlankOrder = (requestKey: string, locale: Language): NewOrderValues => ({
  ...emptyNewOrder,
  requestKey,
  locale,
});

/** Returns the typed number: undefined if blank, NaN if invalid. */
export const parseNumber = parseTypedAmount;

/** Returns whether the typed price isn't the product's, so that it needs a reason. */
export function hasOtherPrice(
  { price }: Pick<NewOrderValues, 'price'>,
  product: OrderedProduct | undefined,
  { locale, currency }: { locale: string; currency: Currency },
): boolean {
  const typed = parseNumber(price, locale);
  if (product?.price === undefined || typed === undefined || !Number.isFinite(typed)) return false;
  const decimals = getCurrencyDecimals(currency);
  return toSmallestUnits(typed, decimals) !== toSmallestUnits(product.price, decimals);
}

export type Totals = Record<'subtotal' | 'delivery' | 'total', number | undefined>;

/** Computes the totals of what is typed. Undefined while a number is missing or invalid. */
export function computeTotals(
  { quantity, price, deliveryCharges }: Pick<NewOrderValues, (typeof NUMBER_FIELDS)[number]>,
  locale: string,
): Totals {
  const count = parseNumber(quantity, locale) ?? Number.NaN;
  const each = parseNumber(price, locale) ?? Number.NaN;
  const charges = isBlank(deliveryCharges) ? 0 : parseNumber(deliveryCharges, locale)!;
  const isCounted = [count, each].every((number) => Number.isFinite(number) && number >= 0);
  const subtotal = isCounted ? multiplyAmount(each, count) : undefined;
  const delivery = charges >= 0 && Number.isFinite(charges) ? charges : undefined;
  const total = subtotal === undefined || delivery === undefined ? undefined : addAmounts(subtotal, delivery);
  return { subtotal, delivery, total };
}

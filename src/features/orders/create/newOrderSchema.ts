import * as z from 'zod/mini';
import type { Body } from '#contract/call.ts';
import type { Currency } from '#contract/money/currency.ts';
import { type createOrderByHand, orderByHand } from '#contract/orders/orderByHand.ts';
import { isBlank } from '#contract/text/cleanText.ts';
import type { Messages } from '#languages/messages.ts';
import {
  hasOtherPrice,
  type NewOrderField,
  newOrderFields,
  type NewOrderValues,
  type OrderedProduct,
  parseNumber,
} from './newOrderModel.ts';

type Context = { locale: string; currency: Currency; product: OrderedProduct | undefined };

/** Builds the request. Numbers that can't be parsed are NaN, which the contract refuses. */
export function buildOrderBody(values: NewOrderValues, context: Context): Body<typeof createOrderByHand> {
  const { fullName, email, phoneNumber, recipient, payment } = values;
  const parse = (text: string) => parseNumber(text, context.locale);
  return {
    productId: values.productId,
    quantity: parse(values.quantity) ?? Number.NaN,
    price: parse(values.price) ?? Number.NaN,
    ...(hasOtherPrice(values, context.product, context) && { priceReason: values.priceReason }),
    ...(context.currency !== null && { currency: context.currency }),
    deliveryCharges: parse(values.deliveryCharges) ?? 0,
    buyer: { fullName, email, phoneNumber },
    address: {
      name: isBlank(recipient) ? fullName : recipient,
      address: values.address,
      locality: values.locality,
      landmark: values.landmark,
      city: values.city,
      state: values.state,
      pinCode: values.pinCode,
      phoneNumber,
    },
    payment,
    reference: payment === 'paid' ? values.reference : '',
    locale: values.locale,
    note: values.note,
  };
}

/** Returns the form's field for a path of the request, such as `address.name`. */
export function toNewOrderField(path: readonly PropertyKey[]): NewOrderField | undefined {
  const [part, field] = path.map(String);
  if (part === 'buyer' && field === undefined) return 'fullName';
  if (part === 'address' && field === 'name') return 'recipient';
  if (part === 'address' && field === 'phoneNumber') return 'phoneNumber';
  const name = part === 'buyer' || part === 'address' ? (field ?? part) : part;
  return Object.hasOwn(newOrderFields.shape, name ?? '') ? (name as NewOrderField) : undefined;
}

type Problems = Messages['newOrder']['newOrderProblems'];

function describeIssue(t: Problems, field: NewOrderField, issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return t.tooLong(Number(issue.maximum));
    return field === 'quantity' ? t.tooMany(Number(issue.maximum)) : t.invalid;
  }
  const messages: Partial<Record<NewOrderField, string>> = t as Partial<Record<NewOrderField, string>>;
  return messages[field] ?? t.invalid;
}

type Problem = { field: NewOrderField; message: string };

/** Finds what only a loaded product tells. The server has the last word. */
function findProductProblems(t: Problems, values: NewOrderValues, context: Context): Problem[] {
  const { product, locale } = context;
  if (!product) return [];
  const quantity = parseNumber(values.quantity, locale) ?? 0;
  const problems: Problem[] = [];
  if (product.problem) problems.push({ field: 'productId', message: t[product.problem] });
  else if (quantity > product.stock)
    problems.push({ field: 'quantity', message: t.stockTooLow(product.stock) });
  if (hasOtherPrice(values, product, context) && isBlank(values.priceReason))
    problems.push({ field: 'priceReason', message: t.priceReason });
  return problems;
}

/** Checks the form with the rules of the contract. */
export function createNewOrderSchema(t: Problems, context: Context) {
  return newOrderFields.check(
    z.check<NewOrderValues>(({ value, issues }) => {
      const body = buildOrderBody(value, context);
      // A product without an id was not chosen, which the contract doesn't tell from one that doesn't exist.
      const missing = value.productId === '' ? [{ field: 'productId' as const, message: t.productId }] : [];
      const refused = orderByHand.safeParse(body).error?.issues.flatMap((issue): Problem[] => {
        const field = toNewOrderField(issue.path);
        // It is the customer's name, which has its own issue.
        if (field === 'recipient' && isBlank(value.recipient)) return [];
        return field ? [{ field, message: describeIssue(t, field, issue) }] : [];
      });
      const problems = [...missing, ...(refused ?? []), ...findProductProblems(t, value, context)];
      for (const { field, message } of problems)
        issues.push({ code: 'custom', input: value, path: [field], message });
    }),
  );
}

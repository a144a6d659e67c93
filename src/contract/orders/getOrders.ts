import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { parseAmount } from '../wire/lenient.ts';
import { type UnknownRecord, asRecord, asString } from '../wire/unknownRecord.ts';
import { type Order, order } from './order.ts';

/** The rows of an answer, as the screens read them. */
export const orderRows = z.pipe(
  z.custom<unknown[]>(Array.isArray, 'expected array'),
  z.transform(parseOrderRows),
);

export const getOrders = defineCall({
  method: 'GET',
  path: '/api/order/admin/get-orders',
  bodyType: 'nothing',
  body: z.undefined(),
  response: z.object({ orders: z.array(order) }),
  parsedResponse: z.object({ orders: orderRows }),
});

/** Reads a list, and keeps each product and address once however often it was ordered: a third of the memory. */
function parseOrderRows(rows: unknown[]): Order[] {
  const internImages = createInterner(hasSameUrl);
  const internProduct = createInterner<Product>(hasSameFields);
  const internAddress = createInterner<Address>(hasSameFields);
  return rows
    .map(parseOrderRow)
    .filter((one) => one !== undefined)
    .map((one) => {
      const { product, address } = one;
      if (product?.images?.length === 1)
        product.images = internImages(product.images[0]!.url, product.images);
      if (product) one.product = internProduct(product._id, product);
      if (address) one.address = internAddress(address.address, address);
      return one;
    });
}

type Product = NonNullable<Order['product']>;
type Images = NonNullable<Product['images']>;
type Address = NonNullable<Order['address']>;

/** Returns a function that gives the value seen first for a key, as long as the new one is the same. */
function createInterner<T>(isSame: (one: T, other: T) => boolean) {
  const values = new Map<string | undefined, T>();
  return (key: string | undefined, value: T): T => {
    const interned = values.get(key);
    if (interned && isSame(interned, value)) return interned;
    values.set(key, value);
    return value;
  };
}

const hasSameUrl = ([one]: Images, [other]: Images) => one?.url === other?.url;

function hasSameFields<T extends object>(one: T, other: T) {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
}

/**
 * Reads a row as leniently as the schema `lenientOrder` does, in a hundredth of its time; undefined where there is no id.
 * An order has no call of its own, so nothing that is shown of it may be left out here.
 */
export function parseOrderRow(row: unknown): Order | undefined {
  const one = asRecord(row);
  if (typeof one?.['_id'] !== 'string') return undefined;
  return {
    _id: one['_id'],
    createdAt: asString(one['createdAt']),
    quantity: parseMoney(one['quantity']),
    productPrice: parseMoney(one['productPrice']),
    totalAmount: parseMoney(one['totalAmount']),
    totalDiscount: parseMoney(one['totalDiscount']),
    deliveryCharges: parseMoney(one['deliveryCharges']),
    platformFee: parseMoney(one['platformFee']),
    deliveryTime: asString(one['deliveryTime']),
    orderDetails: parseDetails(asRecord(one['orderDetails'])),
    product: parseProduct(asRecord(one['product'])),
    buyer: parseBuyer(asRecord(one['buyer'])),
    address: parseAddress(asRecord(one['address'])),
    paymentDetails: parsePayment(asRecord(one['paymentDetails'])),
    paymentGateway: parseGateway(asRecord(one['paymentGateway'])),
  };
}

const parseMoney = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? parseAmount(value) : undefined;

const parseDetails = (one: UnknownRecord | undefined): Order['orderDetails'] =>
  one && { orderId: asString(one['orderId']), orderStatus: asString(one['orderStatus']) };

const parseProduct = (one: UnknownRecord | undefined): Order['product'] =>
  one && {
    _id: asString(one['_id']),
    name: asString(one['name']),
    brand: asString(one['brand']),
    description: asString(one['description']),
    category: asString(one['category']),
    images: parseImages(one['images']),
  };

/** Returns all of them or none, as the schema does: one without a URL makes the list something else than agreed. */
function parseImages(images: unknown): { url: string }[] | undefined {
  if (!Array.isArray(images)) return undefined;
  const urls = images.map((image) => asString(asRecord(image)?.['url']));
  return urls.every((url) => url !== undefined) ? urls.map((url) => ({ url })) : undefined;
}

const parseBuyer = (one: UnknownRecord | undefined): Order['buyer'] =>
  one && {
    fullName: asString(one['fullName']),
    email: asString(one['email']),
    phoneNumber: asString(one['phoneNumber']),
  };

const parseAddress = (one: UnknownRecord | undefined): Order['address'] =>
  one && {
    name: asString(one['name']),
    addressType: asString(one['addressType']),
    address: asString(one['address']),
    locality: asString(one['locality']),
    landmark: asString(one['landmark']),
    city: asString(one['city']),
    state: asString(one['state']),
    pinCode: asString(one['pinCode']),
    phoneNumber: asString(one['phoneNumber']),
    alternatePhone: asString(one['alternatePhone']),
  };

const parsePayment = (one: UnknownRecord | undefined): Order['paymentDetails'] =>
  one && {
    paymentId: asString(one['paymentId']),
    paymentStatus: asString(one['paymentStatus']),
    paymentMethod: parsePaymentMethod(asRecord(one['paymentMethod'])),
  };

type Payment = NonNullable<Order['paymentDetails']>;

function parsePaymentMethod(one: UnknownRecord | undefined): Payment['paymentMethod'] {
  if (!one) return undefined;
  const [upi, card] = [asRecord(one['upi']), asRecord(one['card'])];
  return {
    upi: upi ? { vpa: asString(upi['vpa']) } : asString(one['upi']),
    card: card && {
      card_network: asString(card['card_network']),
      card_number: asString(card['card_number']),
    },
  };
}

const parseGateway = (one: UnknownRecord | undefined): Order['paymentGateway'] =>
  one && { gatewayName: asString(one['gatewayName']) };

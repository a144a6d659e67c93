import { type Fields, fieldsOf, textIn } from './fields.ts';
import type { Order } from './order.ts';
import { amountIn } from './tolerance.ts';

const money = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? amountIn(value) : undefined;

/** A list in which the same product, sent to the same address, is there once: of 100,000 orders a third of the memory. */
export function listedOrders(rows: unknown[]): Order[] {
  const [images, products, addresses] = [pool(sameUrl), pool<Product>(isAlike), pool<Address>(isAlike)];
  return rows
    .map(listedOrder)
    .filter((one) => one !== undefined)
    .map((one) => {
      const { product, address } = one;
      if (product?.images?.length === 1) product.images = images(product.images[0]!.url, product.images);
      if (product) one.product = products(product._id, product);
      if (address) one.address = addresses(address.address, address);
      return one;
    });
}

type Product = NonNullable<Order['product']>;
type Images = NonNullable<Product['images']>;
type Address = NonNullable<Order['address']>;

/** Gives the first of those that are alike. */
function pool<T>(isSame: (one: T, other: T) => boolean) {
  const known = new Map<string | undefined, T>();
  return (key: string | undefined, made: T): T => {
    const one = known.get(key);
    if (one && isSame(one, made)) return one;
    known.set(key, made);
    return made;
  };
}

const sameUrl = ([one]: Images, [other]: Images) => one?.url === other?.url;

const isAlike = <T extends object>(one: T, other: T) => {
  for (const name in one) if (one[name] !== other[name]) return false;
  return true;
};

/**
 * Reads a row of the list as tolerantly as `readOrder` does, in a hundredth of its time; undefined where there is no id.
 * An order has no call of its own, so nothing that is shown of it may be left out here.
 */
export function listedOrder(row: unknown): Order | undefined {
  const one = fieldsOf(row);
  if (typeof one?.['_id'] !== 'string') return undefined;
  return {
    _id: one['_id'],
    createdAt: textIn(one['createdAt']),
    quantity: money(one['quantity']),
    productPrice: money(one['productPrice']),
    totalAmount: money(one['totalAmount']),
    totalDiscount: money(one['totalDiscount']),
    deliveryCharges: money(one['deliveryCharges']),
    platformFee: money(one['platformFee']),
    deliveryTime: textIn(one['deliveryTime']),
    orderDetails: detailsIn(fieldsOf(one['orderDetails'])),
    product: productIn(fieldsOf(one['product'])),
    buyer: buyerIn(fieldsOf(one['buyer'])),
    address: addressIn(fieldsOf(one['address'])),
    paymentDetails: paymentIn(fieldsOf(one['paymentDetails'])),
    paymentGateway: gatewayIn(fieldsOf(one['paymentGateway'])),
  };
}

const detailsIn = (one: Fields | undefined): Order['orderDetails'] =>
  one && { orderId: textIn(one['orderId']), orderStatus: textIn(one['orderStatus']) };

const productIn = (one: Fields | undefined): Order['product'] =>
  one && {
    _id: textIn(one['_id']),
    name: textIn(one['name']),
    brand: textIn(one['brand']),
    description: textIn(one['description']),
    images: imagesIn(one['images']),
  };

/** All of them or none, as the schema has it: one without an address makes the list something else than agreed. */
function imagesIn(images: unknown): { url: string }[] | undefined {
  if (!Array.isArray(images)) return undefined;
  const urls = images.map((image) => textIn(fieldsOf(image)?.['url']));
  return urls.every((url) => url !== undefined) ? urls.map((url) => ({ url })) : undefined;
}

const buyerIn = (one: Fields | undefined): Order['buyer'] =>
  one && {
    fullName: textIn(one['fullName']),
    email: textIn(one['email']),
    phoneNumber: textIn(one['phoneNumber']),
  };

const addressIn = (one: Fields | undefined): Order['address'] =>
  one && {
    name: textIn(one['name']),
    addressType: textIn(one['addressType']),
    address: textIn(one['address']),
    locality: textIn(one['locality']),
    landmark: textIn(one['landmark']),
    city: textIn(one['city']),
    state: textIn(one['state']),
    pinCode: textIn(one['pinCode']),
    phoneNumber: textIn(one['phoneNumber']),
    alternatePhone: textIn(one['alternatePhone']),
  };

const paymentIn = (one: Fields | undefined): Order['paymentDetails'] =>
  one && {
    paymentId: textIn(one['paymentId']),
    paymentStatus: textIn(one['paymentStatus']),
    paymentMethod: methodIn(fieldsOf(one['paymentMethod'])),
  };

type Payment = NonNullable<Order['paymentDetails']>;

function methodIn(one: Fields | undefined): Payment['paymentMethod'] {
  if (!one) return undefined;
  const [upi, card] = [fieldsOf(one['upi']), fieldsOf(one['card'])];
  return {
    upi: upi ? { vpa: textIn(upi['vpa']) } : textIn(one['upi']),
    card: card && { card_network: textIn(card['card_network']), card_number: textIn(card['card_number']) },
  };
}

const gatewayIn = (one: Fields | undefined): Order['paymentGateway'] =>
  one && { gatewayName: textIn(one['gatewayName']) };

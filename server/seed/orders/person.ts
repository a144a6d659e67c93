import type { StoredOrder } from '#contract/orders/order.ts';

export type Address = NonNullable<StoredOrder['address']>;
export type Buyer = NonNullable<StoredOrder['buyer']>;
export type Person = { buyer: Buyer; address: Address };

/** Creates a customer who has orders sent to their own address. */
export function createPerson(_id: string, fullName: string, phoneNumber: string, address: Address): Person {
  const letters = fullName.normalize('NFD').replace(/[^\p{L} ]/gu, '');
  const email = `${letters.toLowerCase().replaceAll('ł', 'l').replaceAll(' ', '.')}@mail.example`;
  return {
    buyer: { _id, fullName, email, phoneNumber },
    address: { name: fullName, addressType: 'Home', phoneNumber, ...address },
  };
}

import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';

/** Returns the lines of an address, each without what is missing; the last names the place. */
export function getAddressLines({ address }: Order): readonly string[] {
  const { address: street, locality, landmark, city, state, pinCode } = address ?? {};
  const place = [joinPresent(', ', city, state), trimToUndefined(pinCode)];
  return [trimToUndefined(street), joinPresent(', ', locality, landmark), joinPresent(' ', ...place)].filter(
    (line) => line !== undefined,
  );
}

/** Writes where an order goes as it stands on a parcel: name, address and telephone, a line each. */
export const formatAddress = (order: Order): string =>
  [order.address?.name, ...getAddressLines(order), order.address?.phoneNumber]
    .map(trimToUndefined)
    .filter((line) => line !== undefined)
    .join('\n');

function joinPresent(separator: string, ...parts: (string | undefined)[]): string | undefined {
  return parts.map(trimToUndefined).filter(Boolean).join(separator) || undefined;
}

import { Copy } from 'lucide-react';
import { use } from 'react';
import type { Order } from '#contract/order.ts';
import { countText } from '#features/countText.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { TableFormContext } from '#ui/table/tableForm.ts';
import { methodInBrief, orderCopy as copy } from '../orderCopy.ts';
import { customerOf, firstNameOf, paymentMethodOf, shortId, words } from '../orderModel.ts';
import { PaymentState } from '../PaymentState.tsx';

const detail = 'block truncate text-xs leading-4.5 text-text-subtle';

// Made once: an element that is the same as before is not drawn anew.
const copyMark = (
  <Copy
    aria-hidden="true"
    className="absolute inset-s-full top-1/2 size-3.5 -translate-y-1/2 bg-surface-hover ps-0.5 text-text-muted not-group-hover:not-group-focus-visible:hidden"
  />
);

export type OrderIdProps = { order: Order; onCopy: (id: string) => void };

/** The short id with the quantity below; a press copies the whole one, which is also its tip. */
export const OrderId = ({ order, onCopy }: OrderIdProps) => (
  <span className="block min-w-0 cards:flex cards:items-baseline cards:gap-1.5">
    <button
      type="button"
      title={order._id}
      onClick={() => onCopy(order._id)}
      className="group relative -mx-0.5 rounded-xs px-0.5 font-mono text-[0.96em] leading-5 font-medium tracking-tight whitespace-nowrap text-text after:absolute after:-inset-x-1 after:-inset-y-0.5 hover:bg-surface-active pointer-coarse:after:-inset-3"
    >
      <bdi dir="ltr">{shortId(order._id)}</bdi>
      <span className="sr-only"> {copy.copyId}</span>
      {copyMark}
    </button>
    <span className={detail}>
      {copy.quantity(order.quantity === undefined ? copy.missing : countText(order.quantity))}
    </span>
  </span>
);

/** The whole name where two lines hold it, rather than its first words. */
export function ProductName({ product }: Order) {
  const name = words(product?.name);
  const brand = words(product?.brand);
  return (
    <>
      <bdi
        title={name}
        className="line-clamp-2 leading-4.25 font-medium text-pretty wrap-anywhere text-text cards:leading-5 text-as-column"
      >
        {name ?? copy.unnamedProduct}
      </bdi>
      <bdi title={brand} className="block truncate text-xs text-text-subtle cards:hidden text-as-column">
        {brand ?? copy.missing}
      </bdi>
    </>
  );
}

export function Customer({ order }: { order: Order }) {
  const name = customerOf(order);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar size="sm" name={name} />
      <bdi title={name} data-known={name && ''} className="truncate not-data-known:text-text-subtle">
        {firstNameOf(order) ?? copy.unknownCustomer}
      </bdi>
      <CardCity order={order} />
    </span>
  );
}

/** In a card the city stands behind the customer, for the column is gone. */
const CardCity = ({ order: { address } }: { order: Order }) =>
  use(TableFormContext) === 'cards' &&
  words(address?.city) && (
    <span className="hidden min-w-0 flex-1 truncate text-xs text-text-subtle cards:inline">
      · <bdi>{words(address?.city)}</bdi>
    </span>
  );

/** The city with the state below it, or whichever of the two there is. */
export function Location({ address }: Order) {
  const city = words(address?.city);
  const state = words(address?.state);
  const place = city ?? state;
  return (
    <>
      <bdi className="block truncate text-as-column" title={place}>
        {place ?? copy.missing}
      </bdi>
      {city && state && (
        <bdi className={`${detail} text-as-column`} title={state}>
          {state}
        </bdi>
      )}
    </>
  );
}

export function PaymentCell({ order }: { order: Order }) {
  const method = paymentMethodOf(order);
  const brief = method && methodInBrief(method);
  return (
    <>
      <PaymentState order={order} />
      {brief && (
        <bdi className={`${detail} text-as-column cards:hidden`} title={brief}>
          {brief}
        </bdi>
      )}
    </>
  );
}

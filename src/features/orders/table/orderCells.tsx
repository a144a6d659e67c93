import { Copy } from 'lucide-react';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import type { Order } from '#contract/orders/order.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Skeleton, getLineWidth } from '#ui/skeleton/Skeleton.tsx';
import { PaymentStatus } from '../OrderValues.tsx';
import { formatMethodShort, getCustomerFirstName, shortenId } from '../orderModel.ts';

type OrderMessages = Messages['orders']['order'];

/** The short id with the quantity below. A press copies the full id. */
export const renderId = (t: OrderMessages, order: Order, onCopy: (id: string) => void) => (
  <>
    <button
      type="button"
      dir="ltr"
      translate="no"
      title={order._id}
      aria-label={t.copyThisId(shortenId(order._id))}
      onClick={() => onCopy(order._id)}
      className={copyButtonStyle}
    >
      <bdi>{shortenId(order._id)}</bdi>
      <Copy className="absolute top-1/2 -right-1 hidden size-3 -translate-y-1/2 text-text-muted group-hover:block group-focus-visible:block" />
    </button>
    <span className="tbl-detail">
      {order.quantity === undefined ? t.unknownQuantity : t.quantity(order.quantity)}
    </span>
  </>
);

/** Shows the copy icon in place of the ellipsis on hover and focus. */
const copyButtonStyle =
  'group relative -mx-0.5 rounded-xs px-0.5 font-mono text-[0.96em] leading-5 font-medium tracking-tight whitespace-nowrap text-text after:absolute after:-inset-x-1 after:-inset-y-0.5 hover:bg-surface-active pointer-coarse:after:-inset-3 [&:is(:hover,:focus-visible)>bdi]:[clip-path:inset(0_1ch_0_0)]';

/** The full name on up to two lines. */
export function renderProduct(t: OrderMessages, { product }: Order) {
  const name = trimToUndefined(product?.name);
  const brand = trimToUndefined(product?.brand);
  return (
    <>
      <bdi
        title={name}
        className="line-clamp-2 print:line-clamp-none compact:line-clamp-1 cards:line-clamp-2 leading-4.25 font-medium text-pretty wrap-anywhere text-text cards:leading-5 text-as-column"
      >
        {name ?? t.unnamedProduct}
      </bdi>
      <bdi title={brand} className="tbl-detail leading-4 cards:hidden">
        {brand ?? t.missing}
      </bdi>
    </>
  );
}

export function renderCustomer(t: OrderMessages, order: Order) {
  const name = getCustomerName(order);
  return (
    <span className="flex items-center gap-1.5 cards:gap-2">
      <Avatar size="sm" name={name} className="print:hidden" />
      <bdi
        translate="no"
        title={name}
        data-known={name && ''}
        className="truncate not-data-known:text-text-subtle"
      >
        {getCustomerFirstName(order) ?? t.unknownCustomer}
      </bdi>
      {renderCardCity(order)}
    </span>
  );
}

export const CustomerSkeleton = ({ index }: { index: number }) => (
  <span className="flex items-center gap-1.5 cards:gap-2">
    <Skeleton width="1.5rem" height="1.5rem" shape="circle" />
    <Skeleton width={getLineWidth(index, 'first')} />
  </span>
);

/** In a card, the city follows the customer. */
function renderCardCity({ address }: Order) {
  const city = trimToUndefined(address?.city);
  return (
    city && (
      <span className="hidden min-w-0 flex-1 truncate text-xs text-text-subtle cards:inline">{`· ${city}`}</span>
    )
  );
}

/** City and state, or whichever is known. */
export function renderLocation(t: OrderMessages, { address }: Order) {
  const city = trimToUndefined(address?.city);
  const state = trimToUndefined(address?.state);
  const cityOrState = city ?? state;
  return (
    <>
      <bdi className="block truncate text-as-column" title={cityOrState}>
        {cityOrState ?? t.missing}
      </bdi>
      {city && state && (
        <bdi className="tbl-detail" title={state}>
          {state}
        </bdi>
      )}
    </>
  );
}

export function renderPayment(t: OrderMessages, order: Order) {
  const method = getPaymentMethod(order);
  const shortMethod = method && formatMethodShort(t, method);
  return (
    <>
      <PaymentStatus order={order} />
      {shortMethod && (
        <bdi className="tbl-detail @max-[58.5rem]/tbl:hidden cards:hidden" title={shortMethod}>
          {shortMethod}
        </bdi>
      )}
    </>
  );
}

import { Copy } from 'lucide-react';
import { toCustomerId } from '#contract/customers/customer.ts';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Link } from '#ui/link/Link.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getAddressLines, toMailHref, toPhoneHref } from '#features/format/contact.ts';
import { DateTime, DetailSection, MessageWithElement } from './DetailSection.tsx';
import { Parcel, type ParcelProps } from './Parcel.tsx';

type DeliveryInfoProps = ParcelProps & { onCopyAddress: (order: Order) => void };

/** Delivery address, recipient, date and parcel. */
export function DeliveryInfo({ onCopyAddress, ...parcel }: DeliveryInfoProps) {
  const { order } = parcel;
  const { order: orderMessages } = useMessages('orders');
  const t = useMessages('orderDetail').dialog;
  const hasAddress = order.address !== undefined && Object.values(order.address).some(trimToUndefined);
  return (
    <DetailSection
      title={t.delivery}
      action={
        hasAddress && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Copy />}
            onClick={() => onCopyAddress(order)}
            className="-my-2 pointer-coarse:-my-3.5"
          >
            {t.copyAddress}
          </Button>
        )
      }
    >
      <address className="wrap-anywhere not-italic">
        {hasAddress ? <Address order={order} /> : orderMessages.missing}
      </address>
      {trimToUndefined(order.deliveryTime) && (
        <p className="mt-1.5 wrap-anywhere text-text-muted">
          <MessageWithElement message={t.expected}>
            <DeliveryTime {...order} />
          </MessageWithElement>
        </p>
      )}
      <Parcel {...parcel} />
    </DetailSection>
  );
}

/** The known parts of the address. */
function Address({ order }: { order: Order }) {
  const t = useMessages('orderDetail').dialog;
  const { name, addressType, phoneNumber, alternatePhone } = order.address ?? {};
  const kind = trimToUndefined(addressType);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <bdi>{trimToUndefined(name)}</bdi>
        {kind && (
          <Badge className="max-w-full">
            <bdi className="truncate">{kind}</bdi>
          </Badge>
        )}
      </span>
      <span className="mt-1 block text-text-muted">
        {getAddressLines(order).map((line, index) => (
          // Lines may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <Line key={index}>{line}</Line>
        ))}
      </span>
      <span className="mt-1.5 flex flex-wrap gap-x-2 tabular-nums">
        <Phone number={phoneNumber} />
        {trimToUndefined(alternatePhone) && (
          <span className="text-text-subtle">
            <MessageWithElement message={t.alternative}>
              <Phone number={alternatePhone} />
            </MessageWithElement>
          </span>
        )}
      </span>
    </>
  );
}

const Line = ({ children }: { children: string }) => (
  <span className="block">
    <bdi>{children}</bdi>
  </span>
);

/** A date, or the backend's own text: '3-5 business days'. */
const DeliveryTime = ({ deliveryTime }: Order) => {
  const formats = useFormats();
  return formats.fullDate(deliveryTime) === undefined ? (
    <bdi>{deliveryTime}</bdi>
  ) : (
    <DateTime iso={deliveryTime} />
  );
};

/** The customer and how to reach them. */
export function CustomerInfo({ order }: { order: Order }) {
  const { order: orderMessages } = useMessages('orders');
  const { labels } = useMessages('orderLabels');
  const email = trimToUndefined(order.buyer?.email);
  const name = getCustomerName(order);
  return (
    <DetailSection title={labels.customer}>
      <p className="flex flex-wrap gap-x-5 gap-y-0.5 wrap-anywhere tabular-nums">
        <span data-known={name && ''} className="data-known:font-medium not-data-known:text-text-subtle">
          <CustomerName id={toCustomerId(order)}>{name ?? orderMessages.unknownCustomer}</CustomerName>
        </span>
        <Contact href={toMailHref(email)}>{email}</Contact>
        <Phone number={order.buyer?.phoneNumber} />
      </p>
    </DetailSection>
  );
}

/** The name, as a link to the customer's page if the order says who it is. */
function CustomerName({ id, children }: { id: string | undefined; children: string }) {
  const name = <bdi>{children}</bdi>;
  if (id === undefined) return name;
  return (
    <Link variant="quiet" href={paths.customer(id)}>
      {name}
    </Link>
  );
}

const Phone = ({ number }: { number: string | undefined }) => (
  <Contact href={toPhoneHref(number)}>{trimToUndefined(number)}</Contact>
);

/** An email or phone link, or plain text if the value is not a valid one. */
function Contact({ href, children }: { href: string | undefined; children: string | undefined }) {
  if (children === undefined) return null;
  if (href === undefined) return <bdi>{children}</bdi>;
  return (
    <Link variant="quiet" href={href}>
      <bdi>{children}</bdi>
    </Link>
  );
}

import type { Order } from '#contract/orders/order.ts';
import { useWords } from '#features/words/useWords.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Eye, Mail, Phone } from 'lucide-react';
import { opensNewTab } from '#ui/link/Link.tsx';
import { RowActionLink } from '#ui/table/RowActions.tsx';
import { getOrderHref } from '../orderAddress.ts';
import { getContactLink, getCustomerFirstName, shortenId } from '../orderModel.ts';

export type OrderActionsProps = { order: Order; onView: (id: string) => void };

export const OrderActions = ({ order, onView }: OrderActionsProps) => {
  const { ordersCopy: copy } = useWords('orders');
  return (
    <>
      <RowActionLink
        icon={<Eye />}
        label={copy.view(shortenId(order._id))}
        href={getOrderHref(order._id)}
        onClick={(event) => {
          if (opensNewTab(event)) return;
          event.preventDefault();
          onView(order._id);
        }}
      />
      <ContactCustomer order={order} />
    </>
  );
};

export function ContactCustomer({ order }: { order: Order }) {
  const { orderCopy, ordersCopy: copy } = useWords('orders');
  const contact = getContactLink(orderCopy, order);
  const name = getCustomerFirstName(order);
  const id = shortenId(order._id);
  switch (contact.by) {
    case 'mail':
      return <RowActionLink icon={<Mail />} label={copy.contact(name, id)} href={contact.href} />;
    case 'telephone':
      return <RowActionLink icon={<Phone />} label={copy.call(name, id)} href={contact.href} />;
    case 'nothing':
      return (
        <IconButton
          size="sm"
          icon={<Mail />}
          label={copy.contact(name, id)}
          disabledReason={copy.noContact}
          className="ms-0.5"
        />
      );
    default:
      return contact satisfies never;
  }
}

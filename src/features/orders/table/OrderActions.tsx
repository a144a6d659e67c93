import { Eye, Mail, Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Order } from '#contract/order.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { IconLink } from '#ui/icon-button/IconLink.tsx';
import { RowActions } from '#ui/table/RowActions.tsx';
import { contactOf, firstNameOf, shortId } from '../orderModel.ts';
import { orderHref } from './ordersAddress.ts';
import { ordersCopy as copy } from './ordersCopy.ts';

// Made once: an element that is the same as before is not drawn anew.
const eye = <Eye />;
const mail = <Mail />;
const phone = <Phone />;

export type OrderActionsProps = {
  order: Order;
  onView: (id: string) => void;
  onIntent: (id: string | undefined) => void;
};

export const OrderActions = ({ order, onView, onIntent }: OrderActionsProps) => {
  const near = () => onIntent(order._id);
  const gone = () => onIntent(undefined);
  return (
    <RowActions>
      <IconLink
        size="sm"
        icon={eye}
        label={copy.view(shortId(order._id))}
        href={orderHref(order._id)}
        onPointerEnter={near}
        onPointerLeave={gone}
        onFocus={near}
        onBlur={gone}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onView(order._id);
        }}
      />
      <ContactCustomer order={order} />
    </RowActions>
  );
};

/** A new tab or window is the browser's business. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

export function ContactCustomer({ order }: { order: Order }) {
  const contact = contactOf(order);
  const name = firstNameOf(order);
  const id = shortId(order._id);
  switch (contact.by) {
    case 'mail':
      return <IconLink size="sm" icon={mail} label={copy.contact(name, id)} href={contact.href} />;
    case 'telephone':
      return <IconLink size="sm" icon={phone} label={copy.call(name, id)} href={contact.href} />;
    case 'nothing':
      return (
        <IconButton size="sm" icon={mail} label={copy.contact(name, id)} disabledReason={copy.noContact} />
      );
    default:
      return contact satisfies never;
  }
}

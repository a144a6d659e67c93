import { CopyPlus } from 'lucide-react';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { toolStyle } from '#features/orders/detail/OrderDialog.tsx';
import { paths } from '#features/paths.ts';
import { useCapability } from '../../session/useSession.ts';

/** Opens the form of a new order, filled in from this one. Nothing if the backend doesn't take orders by hand. */
export function DuplicateOrderLink({ id }: { id: string }) {
  const t = useMessages('newOrder').newOrder;
  if (useCapability(CREATE_ORDER_CAPABILITY) !== 'offered') return null;
  return (
    <ButtonLink
      size="sm"
      variant="ghost"
      icon={<CopyPlus />}
      href={paths.duplicateOrder(id)}
      className={toolStyle}
    >
      {t.duplicate}
    </ButtonLink>
  );
}

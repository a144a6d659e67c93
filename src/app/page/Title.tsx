import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { useNewOrderCount } from '../live/useLive.ts';

/** Sets the document's title, with the number of new orders. */
export const Title = ({ page }: { page: string }) => {
  const t = useMessages('shell').layout;
  const newOrders = useNewOrderCount();
  const title = t.documentTitle(page, useProductName());
  return <title>{newOrders > 0 ? t.titleWithCount(newOrders, title) : title}</title>;
};

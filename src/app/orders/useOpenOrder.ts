import { useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getOpenOrder, setOpenOrder } from '#features/orders/orderAddress.ts';

/** Marks the history entry of an order that was opened from the table: the table lies one step behind it. */
const fromTable = { openedFrom: 'table' };

/** Opens, changes and closes the order that the address names. Opening adds a history entry, so that Back closes it. */
export function useOpenOrder() {
  const location = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const closingLocation = useRef<typeof location>(undefined);

  const openId = getOpenOrder(params);
  const show = (id: string | undefined, options: NavigateOptions) =>
    void navigate({ search: setOpenOrder(params, id).toString() }, { ...options, preventScrollReset: true });

  return {
    openId,
    open(id: string) {
      if (openId === undefined) show(id, { state: fromTable });
    },
    step(id: string) {
      show(id, { replace: true, state: location.state as unknown });
    },
    close() {
      // Who came by a link has no table to go back to.
      if (!isFromTable(location.state)) return show(undefined, { replace: true });
      // The way back takes a moment: a second press must not lead back twice.
      if (closingLocation.current === location) return;
      closingLocation.current = location;
      void navigate(-1);
    },
  };
}

const isFromTable = (state: unknown) =>
  (state as Partial<typeof fromTable> | null)?.openedFrom === fromTable.openedFrom;

import type { createNewOrders } from './newOrders.ts';

/** Counts the orders that others placed, by the number of all orders in each event. Orders of this tab aren't new. */
export function createPlacedOrders(newOrders: ReturnType<typeof createNewOrders>) {
  /** In the first and in the latest event, without those of this tab. Undefined if the backend sends none. */
  let placed: { initial: number; latest: number } | undefined;
  /** Placed by this tab: those that no event has counted yet, and the others. */
  let own = { sent: 0, counted: 0 };

  return {
    get: () => placed,
    /** Called when this tab places an order, and if that fails. */
    onPlacement(step: 'sent' | 'failed') {
      own = { ...own, sent: Math.max(0, own.sent + (step === 'sent' ? 1 : -1)) };
    },
    receive(all: number | undefined) {
      if (all === undefined) {
        placed = undefined;
        newOrders.receive(undefined);
        return;
      }
      const arrived = placed ? all - own.counted - placed.latest : 0;
      const ownArrived = Math.max(0, Math.min(own.sent, arrived));
      own = { sent: own.sent - ownArrived, counted: own.counted + ownArrived };
      const latest = all - own.counted;
      placed = { initial: placed?.initial ?? latest, latest };
      newOrders.receive(all, ownArrived);
    },
  };
}

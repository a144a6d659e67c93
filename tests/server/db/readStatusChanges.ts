import type { Database } from '#server/base/database.ts';

/** Returns the status changes in an order's history, oldest first. */
export async function readStatusChanges({ history }: Database, orderId: string) {
  const events = await history.findOrderEvents(orderId);
  return events
    .filter(({ kind }) => kind === 'orderStatusChanged')
    .map(({ status, at, adminName }) => ({
      status: status?.to ?? '',
      from: status?.from ?? undefined,
      at,
      by: adminName ?? undefined,
    }));
}

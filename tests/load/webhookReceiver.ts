import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { WebhookType } from '#contract/webhooks/webhookEvents.ts';

type Data = {
  order?: { _id: string; orderDetails?: { orderStatus?: string } };
  productId?: string;
  stock?: number;
  from?: number | string | null;
};
type Event = { id: string; type: WebhookType; data: Data };

/** Starts a receiver of webhooks that fails a third of the requests, at random: before, or after it took the event. */
export async function startWebhookReceiver() {
  /** The events of each order and product in the order in which they were first accepted. */
  const events = new Map<string, Event[]>();
  const accepted = new Set<string>();
  const faults: string[] = [];
  const counts = { received: 0, failed: 0, repeated: 0 };
  let verifier: Webhook | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray().catch(() => [])).toString();
    const answer = (status: number) => void outgoing.writeHead(status).end();
    counts.received += 1;
    try {
      verifier?.verify(body, incoming.headers as Record<string, string>);
    } catch (error) {
      faults.push(`a webhook could not be verified: ${String(error)}`);
      return answer(400);
    }
    const fails = Math.random() < 1 / 3;
    if (fails) counts.failed += 1;
    if (fails && Math.random() < 0.5) return answer(503);
    const id = String(incoming.headers['webhook-id']);
    if (accepted.has(id)) counts.repeated += 1;
    else {
      accepted.add(id);
      const { type, data } = JSON.parse(body) as Omit<Event, 'id'>;
      const subject = data.order?._id ?? data.productId ?? '';
      events.set(subject, [...(events.get(subject) ?? []), { id, type, data }]);
    }
    // The answer of an accepted event may be lost, so that it is sent again.
    if (fails) incoming.socket.destroy();
    else answer(204);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    counts,
    faults,
    events,
    setSecret: (secret: string) => void (verifier = new Webhook(secret)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

type Expected = { id: string; isPaid: boolean; isCancelled: boolean };

/** Returns which events of orders are missing, doubled or out of order. */
export function findOrderFaults({ events }: WebhookReceiver, orders: readonly Expected[]): string[] {
  return orders.flatMap(({ id, isPaid, isCancelled }) => {
    const types = (events.get(id) ?? []).map(({ type }) => type);
    const expected = [
      'order.placed',
      ...(isPaid ? ['order.payment'] : []),
      ...(isCancelled ? ['order.status'] : []),
    ];
    return types.join() === expected.join()
      ? []
      : [`webhooks of ${id}: ${types.join() || 'none'}, expected ${expected.join()}`];
  });
}

/** Returns where the events about a product's stock have a gap, and which don't end with the present stock. */
export function findStockFaults({ events }: WebhookReceiver, stocks: ReadonlyMap<string, number>): string[] {
  return [...stocks].flatMap(([id, stock]) => {
    const changes = (events.get(id) ?? []).filter(({ type }) => type === 'product.stock');
    const gaps = changes.filter(
      (change, index) => index > 0 && change.data.from !== changes[index - 1]?.data.stock,
    );
    const last = changes.at(-1)?.data.stock;
    return [
      ...(gaps.length > 0 ? [`stock webhooks of ${id}: ${gaps.length} gaps among ${changes.length}`] : []),
      ...(last === stock ? [] : [`the last stock webhook of ${id} says ${last}, the store has ${stock}`]),
    ];
  });
}

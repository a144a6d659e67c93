import * as z from 'zod/mini';
import { nullish } from '../wire/lenient.ts';

/** Capability of a backend that reports changes by itself. */
export const LIVE = 'live';

/**
 * Revision of each list: a number that increases by one with every write. `ordersPlaced` counts all orders ever
 * placed, if the backend can tell; when it grows, there are new orders.
 */
const revisions = z.object({
  products: z.number(),
  orders: z.number(),
  ordersPlaced: nullish(z.number()),
});
export type LiveRevisions = z.output<typeof revisions>;

/**
 * Response header of a list with its revision, or a later one. It reveals writes between the first response and
 * the first event. Optional, like the stream.
 */
export const LIST_REVISION_HEADER = 'X-List-Revision';

/**
 * Server-sent events for signed-in administrators. Not one of the calls, because the response never ends. The
 * first event is sent at once, then one after each change; changes in quick succession share one event. Comments
 * in between show that the stream is alive.
 */
export const liveStream = {
  method: 'GET',
  path: '/api/admin/live',
  contentType: 'text/event-stream',
  /** Maximum time between two messages, in ms. */
  heartbeatMs: 20_000,
  /** Event names and the schemas of their JSON data. */
  events: { revisions },
} as const;

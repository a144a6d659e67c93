import * as z from 'zod/mini';
import { nullish } from '../wire/lenient.ts';

/** The capability that check-admin announces where a backend tells of changes by itself. */
export const LIVE = 'live';

/**
 * The revision of each list: a number that every write to the list counts up by one, and nothing of what was written.
 * `ordersPlaced` counts the orders that were ever placed, where the backend can tell: if it grows, there are new ones.
 */
const revisions = z.object({
  products: z.number(),
  orders: z.number(),
  ordersPlaced: nullish(z.number()),
});
export type LiveRevisions = z.output<typeof revisions>;

/**
 * The header of a list's answer with the revision that it shows, or a later one: what was written between the first
 * answer and the first event is noticed by it. Optional, as the stream is.
 */
export const LIST_REVISION_HEADER = 'X-List-Revision';

/**
 * A stream of server-sent events (text/event-stream) for who is signed in, beside the calls because its answer never
 * ends. The first event comes at once, then one after each change; changes that follow closely are told by one event,
 * and the newest always is. In between, a comment shows that the stream is alive.
 */
export const liveStream = {
  method: 'GET',
  path: '/api/admin/live',
  contentType: 'text/event-stream',
  /** The longest silence of a stream that is alive, in ms. */
  heartbeatMs: 20_000,
  /** Each event's name, and what its data is as JSON. */
  events: { revisions },
} as const;

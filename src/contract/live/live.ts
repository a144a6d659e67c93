import * as z from 'zod/mini';
import { SOURCE_NAMES, type SourceName } from '../lists/lists.ts';
import { nullish } from '../wire/lenient.ts';

/** Capability of a backend that pushes changes to the app (`liveStream`). */
export const LIVE_CAPABILITY = 'live';

/** A number for each source, which increases by one with every write. */
const sourceRevisions = Object.fromEntries(SOURCE_NAMES.map((source) => [source, z.number()])) as Record<
  SourceName,
  z.ZodMiniNumber
>;

/**
 * The revisions. `ordersPlaced` counts all orders ever placed, if the backend counts them; when it grows, there are new
 * orders.
 */
const revisions = z.object({ ...sourceRevisions, ordersPlaced: nullish(z.number()) });
export type LiveRevisions = z.output<typeof revisions>;

/**
 * Response header of a list: its revision, or a later one. The app compares it with the first event, to detect
 * writes between the response and that event. Optional, like the stream.
 */
export const LIST_REVISION_HEADER = 'X-List-Revision';

/**
 * Server-sent events for signed-in administrators. Not one of the calls, because the response never ends. The
 * first event is sent at once, then one after each change; changes in quick succession share one event. Between
 * events, comments (lines that start with a colon) keep the connection open.
 */
export const liveStream = {
  method: 'GET',
  path: '/api/admin/live',
  contentType: 'text/event-stream',
  /** Maximum time between two events or comments, in ms. */
  heartbeatMs: 20_000,
  /** Event names and the schemas of their JSON data. */
  events: { revisions },
} as const;

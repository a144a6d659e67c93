import { webhookData } from '#contract/webhooks/webhookEvents.ts';
import { createId } from '../../base/ids.ts';
import type { WebhookEvent } from '../../base/webhooks.ts';
import { type SqlDatabase, getEngine } from '../schema.ts';
import { parseTypes } from './endpointRow.ts';

/** Returns a new `webhook-id`. It contains no full stop, which separates the parts that are signed. */
export const createMessageId = (): string => `msg_${createId()}`;

/**
 * Locks the last waiting delivery of a subject, if there is one. Otherwise that delivery could end at the same time, and not
 * see the new one that waits for it.
 */
async function isAnyWaiting(
  transaction: SqlDatabase,
  endpointId: string,
  subjectId: string,
): Promise<boolean> {
  const last = transaction
    .selectFrom('webhook_deliveries')
    .select('position')
    .where('endpoint_id', '=', endpointId)
    .where('subject_id', '=', subjectId)
    .where('status', '=', 'waiting')
    .orderBy('position', 'desc')
    .limit(1);
  // In SQLite, no other transaction writes.
  const locked = getEngine(transaction) === 'postgres' ? last.forUpdate() : last;
  return (await locked.executeTakeFirst()) !== undefined;
}

/** Returns the JSON of an event, without fields that are not in the contract. */
const buildBody = ({ type, at, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: at, data: webhookData[type].parse(data) });

/**
 * Adds a delivery of an event for each active endpoint that gets its type, in the transaction of the change. The order or
 * product must be locked before, so that its events are in the order of its changes.
 */
export async function enqueueWebhook(transaction: SqlDatabase, event: WebhookEvent): Promise<void> {
  const endpoints = await transaction
    .selectFrom('webhook_endpoints')
    .select(['id', 'types'])
    .where('status', '=', 'active')
    .execute();
  const subscribed = endpoints.filter(({ types }) => parseTypes(types).includes(event.type));
  if (subscribed.length === 0) return;
  const { type, subjectId } = event;
  const createdAt = Date.parse(event.at);
  const body = buildBody(event);
  for (const { id } of subscribed) {
    const isBlocked = await isAnyWaiting(transaction, id, subjectId);
    await transaction
      .insertInto('webhook_deliveries')
      .values({
        endpoint_id: id,
        message_id: createMessageId(),
        type,
        subject_id: subjectId,
        body,
        status: 'waiting',
        created_at: createdAt,
        due_at: isBlocked ? null : createdAt,
        attempts: 0,
        failures: 0,
      })
      .execute();
  }
}

import type { ExpressionBuilder, Selectable } from 'kysely';
import { TEST_TYPE } from '#contract/webhooks/webhookEvents.ts';
import type { Claim } from '../../base/outbox.ts';
import type {
  ClaimedDelivery,
  DeliveryAnswer,
  StoredDelivery,
  WebhookRepository,
} from '../../base/webhooks.ts';
import type { SqlDatabase, Tables } from '../schema.ts';
import { transact } from '../transact.ts';
import { createMessageId } from './enqueueWebhook.ts';

type Row = Selectable<Tables['webhook_deliveries']>;

const toDelivery = (row: Row): StoredDelivery => ({
  position: row.position,
  endpointId: row.endpoint_id,
  messageId: row.message_id,
  type: row.type,
  subjectId: row.subject_id,
  status: row.status,
  attempts: row.attempts,
  createdAt: row.created_at,
  attemptedAt: row.attempted_at ?? undefined,
  dueAt: row.due_at ?? undefined,
  answerStatus: row.answer_status ?? undefined,
  answer: row.answer ?? undefined,
  problem: row.problem ?? undefined,
});

const toClaimed = (row: Row): ClaimedDelivery => ({
  position: row.position,
  endpointId: row.endpoint_id,
  messageId: row.message_id,
  type: row.type,
  attempts: row.attempts,
  failures: row.failures ?? undefined,
  body: row.body,
});

const fromAnswer = ({ answerStatus, answer, problem }: DeliveryAnswer) => ({
  answer_status: answerStatus ?? null,
  answer: answer ?? null,
  problem: problem ?? null,
});

/** A claim that ends later was made before the clock was set back. */
const isClaimable =
  ({ now, until }: Claim) =>
  (eb: ExpressionBuilder<Tables, 'webhook_deliveries'>) =>
    eb.and([
      eb('status', '=', 'waiting'),
      eb('due_at', '<=', now),
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', now),
        eb('claimed_until', '>', now + 2 * (until - now)),
      ]),
    ]);

/** A second server waits for the first one's update, and then finds that the rows are claimed. */
const claimDue = (database: SqlDatabase, endpointId: string, claim: Claim, limit: number) =>
  transact(database, async (transaction) => {
    const due = transaction
      .selectFrom('webhook_deliveries')
      .select('position')
      .where('endpoint_id', '=', endpointId)
      .where(isClaimable(claim))
      .orderBy('due_at')
      .limit(limit);
    const rows = await transaction
      .updateTable('webhook_deliveries')
      .set((eb) => ({ claimed_until: claim.until, attempts: eb('attempts', '+', 1) }))
      .where('position', 'in', due)
      .where(isClaimable(claim))
      .returningAll()
      .execute();
    return rows.map(toClaimed).toSorted((a, b) => a.position - b.position);
  });

/** Updates a claimed delivery. Returns its subject, or `undefined` if the claim has expired and another server has it. */
const updateClaimed = (
  transaction: SqlDatabase,
  { position, attempts }: ClaimedDelivery,
  changes: Partial<Row>,
) =>
  transaction
    .updateTable('webhook_deliveries')
    .set({ ...changes, claimed_until: null })
    .where('position', '=', position)
    .where('attempts', '=', attempts)
    .where('status', '=', 'waiting')
    .returning('subject_id')
    .executeTakeFirst();

/** Makes the next event of a subject due, if it waited for an earlier one. */
async function releaseNext(transaction: SqlDatabase, endpointId: string, subjectId: string, at: number) {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ due_at: at })
    .where('position', '=', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select((min) => min.fn.min('position').as('next'))
        .where('endpoint_id', '=', endpointId)
        .where('subject_id', '=', subjectId)
        .where('status', '=', 'waiting'),
    )
    .where('due_at', 'is', null)
    .execute();
}

async function findActive(
  transaction: SqlDatabase,
  endpointId: string,
): Promise<'active' | 'notFound' | 'notActive'> {
  const endpoint = await transaction
    .selectFrom('webhook_endpoints')
    .select('status')
    .where('id', '=', endpointId)
    .executeTakeFirst();
  if (!endpoint) return 'notFound';
  return endpoint.status === 'active' ? 'active' : 'notActive';
}

async function addTest(transaction: SqlDatabase, endpointId: string, at: number) {
  const outcome = await findActive(transaction, endpointId);
  if (outcome !== 'active') return outcome;
  const messageId = createMessageId();
  const row = await transaction
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: endpointId,
      message_id: messageId,
      type: TEST_TYPE,
      // Waits for no other event.
      subject_id: messageId,
      body: JSON.stringify({ type: TEST_TYPE, timestamp: new Date(at).toISOString(), data: {} }),
      status: 'waiting',
      created_at: at,
      due_at: at,
      attempts: 0,
      // A person waits for the result.
      failures: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/** An update that changes nothing locks the row on both engines. */
const lockDelivery = (transaction: SqlDatabase, position: number) =>
  transaction
    .updateTable('webhook_deliveries')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('position', '=', position)
    .returningAll()
    .executeTakeFirst();

async function sendAgain(transaction: SqlDatabase, position: number, at: number) {
  const row = await lockDelivery(transaction, position);
  if (!row) return 'notFound';
  const outcome = await findActive(transaction, row.endpoint_id);
  if (outcome !== 'active') return outcome;
  // It is being sent, or waits for an earlier event.
  const isComing = row.status === 'waiting' && (row.due_at === null || (row.claimed_until ?? 0) > at);
  if (isComing) return toDelivery(row);
  const changes =
    row.status === 'waiting' ? { due_at: at } : { status: 'waiting' as const, due_at: at, failures: null };
  const changed = await transaction
    .updateTable('webhook_deliveries')
    .set(changes)
    .where('position', '=', position)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDelivery(changed);
}

type Deliveries = Pick<
  WebhookRepository,
  | 'getDeliveries'
  | 'addTest'
  | 'sendAgain'
  | 'claimDue'
  | 'recordSuccess'
  | 'recordFailure'
  | 'endClaims'
  | 'removeOld'
>;

export const createDeliveries = (database: SqlDatabase): Deliveries => ({
  async getDeliveries(endpointId, limit) {
    if ((await findActive(database, endpointId)) === 'notFound') return undefined;
    const rows = await database
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .orderBy('created_at', 'desc')
      .orderBy('position', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toDelivery);
  },
  addTest: (endpointId, at) => transact(database, (transaction) => addTest(transaction, endpointId, at)),
  sendAgain: (position, at) => transact(database, (transaction) => sendAgain(transaction, position, at)),
  claimDue: (endpointId, claim, limit) => claimDue(database, endpointId, claim, limit),
  recordSuccess: (claimed, answer, at) =>
    transact(database, async (transaction) => {
      const done = { status: 'delivered' as const, due_at: null, attempted_at: at, ...fromAnswer(answer) };
      const row = await updateClaimed(transaction, claimed, done);
      if (!row) return;
      await releaseNext(transaction, claimed.endpointId, row.subject_id, at);
      await transaction
        .updateTable('webhook_endpoints')
        .set({ failing_since: null })
        .where('id', '=', claimed.endpointId)
        .where('failing_since', 'is not', null)
        .execute();
    }),
  recordFailure: (claimed, { at, retryAt, ...answer }) =>
    transact(database, async (transaction) => {
      const row = await updateClaimed(transaction, claimed, {
        ...(retryAt === undefined ? { status: 'failed', due_at: null } : { due_at: retryAt }),
        failures: claimed.failures === undefined ? null : claimed.failures + 1,
        attempted_at: at,
        ...fromAnswer(answer),
      });
      if (!row) return;
      if (retryAt === undefined) await releaseNext(transaction, claimed.endpointId, row.subject_id, at);
      await transaction
        .updateTable('webhook_endpoints')
        .set({ failing_since: at })
        .where('id', '=', claimed.endpointId)
        .where('failing_since', 'is', null)
        .execute();
    }),
  async endClaims() {
    await database
      .updateTable('webhook_deliveries')
      .set({ claimed_until: null })
      .where('status', '=', 'waiting')
      .where('claimed_until', 'is not', null)
      .execute();
  },
  async removeOld(before) {
    const endpoints = await database.selectFrom('webhook_endpoints').select('id').execute();
    for (const { id } of endpoints)
      await database
        .deleteFrom('webhook_deliveries')
        .where('endpoint_id', '=', id)
        .where('created_at', '<', before)
        .where('status', '<>', 'waiting')
        .execute();
    // Written while their endpoint was removed.
    await database
      .deleteFrom('webhook_deliveries')
      .where('endpoint_id', 'not in', (eb) => eb.selectFrom('webhook_endpoints').select('id'))
      .execute();
  },
});

import { type Claim, type ClaimedMail, MAX_DEFERRAL_MS, type OutboxStore } from '../outbox.ts';

type Row = ClaimedMail & { dueAt: number };

/** Stores waiting emails in memory, like `createSqlOutbox`. */
export function createMemoryOutbox(): OutboxStore {
  const rows = new Map<string, Row>();
  const isDue = (row: Row | undefined, { now }: Claim): row is Row =>
    row !== undefined && (row.dueAt <= now || row.dueAt > now + MAX_DEFERRAL_MS);
  const take = (row: Row, { until }: Claim): ClaimedMail => {
    const claimed = { ...row, attempts: row.attempts + 1, dueAt: until };
    rows.set(row.id, claimed);
    const { dueAt: _, ...mail } = claimed;
    return mail;
  };
  return {
    add: async (mail) => void rows.set(mail.id, { ...mail, attempts: 0, dueAt: mail.createdAt }),
    async claim(id, claim) {
      const row = rows.get(id);
      return isDue(row, claim) ? take(row, claim) : undefined;
    },
    claimDue: async (claim, limit) =>
      [...rows.values()]
        .filter((row) => isDue(row, claim))
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, limit)
        .map((row) => take(row, claim)),
    async defer(id, until) {
      const row = rows.get(id);
      if (row) row.dueAt = until;
    },
    remove: async (id) => void rows.delete(id),
    async makeAllDue(now) {
      for (const row of rows.values()) row.dueAt = Math.min(row.dueAt, now);
    },
    async findOldestDeferred() {
      const deferred = [...rows.values()].filter(({ attempts, kind }) => attempts > 0 && kind !== 'none');
      return deferred.length > 0 ? Math.min(...deferred.map(({ createdAt }) => createdAt)) : undefined;
    },
  };
}

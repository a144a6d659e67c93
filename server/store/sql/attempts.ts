import type { AttemptStore } from '../port.ts';
import type { Database } from './schema.ts';

export const sqlAttempts = (database: Database): AttemptStore => ({
  /** Counts in one statement, so that the database itself counts parallel attempts one after the other. */
  async count(key, now, window) {
    const first = { key, points: 1, resets_at: now + window };
    const row = await database
      .insertInto('attempts')
      .values(first)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('attempts.resets_at', '<=', now);
          const points = eb('attempts.points', '+', 1);
          return {
            points: eb.case().when(isOver).then(1).else(points).end(),
            resets_at: eb.case().when(isOver).then(first.resets_at).else(eb.ref('attempts.resets_at')).end(),
          };
        }),
      )
      .returning(['points', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { points: row.points, resetsAt: row.resets_at };
  },
  async refund(key) {
    await database
      .updateTable('attempts')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .execute();
  },
  async getCount(key, now) {
    const row = await database
      .selectFrom('attempts')
      .select('points')
      .where('key', '=', key)
      .where('resets_at', '>', now)
      .executeTakeFirst();
    return row?.points ?? 0;
  },
  async removeStale(now) {
    await database.deleteFrom('attempts').where('resets_at', '<=', now).execute();
  },
});

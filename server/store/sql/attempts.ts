import type { AttemptStore } from '../port.ts';
import type { Database } from './schema.ts';

export const sqlAttempts = (database: Database): AttemptStore => ({
  /** One statement, so that parallel attempts are counted one after the other by the database itself. */
  async count(key, now, window) {
    const fresh = { key, points: 1, resets_at: now + window };
    const counted = await database
      .insertInto('attempts')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const over = eb('attempts.resets_at', '<=', now);
          const points = eb('attempts.points', '+', 1);
          return {
            points: eb.case().when(over).then(1).else(points).end(),
            resets_at: eb.case().when(over).then(fresh.resets_at).else(eb.ref('attempts.resets_at')).end(),
          };
        }),
      )
      .returning(['points', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { points: counted.points, resetsAt: counted.resets_at };
  },
  async forgive(key) {
    await database
      .updateTable('attempts')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .execute();
  },
  async counted(key, now) {
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

import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { postgresForTests, startPostgres } from '../../scripts/postgres.ts';

const found = postgresForTests();

// If it blocked, Vitest would report that its last worker does not end.
it.skipIf(found.kind !== 'binaries')('lets other work continue while a server is removed', async () => {
  const { url, remove } = startPostgres(found.kind === 'binaries' ? found.folder : '');
  const home = new URL(url).searchParams.get('host') ?? '';
  expect(existsSync(home)).toBe(true);
  const ends: string[] = [];
  const removal = Promise.resolve(remove()).then(() => ends.push('removal'));
  await Promise.all([removal, setTimeout(0).then(() => ends.push('timer'))]);
  expect([ends, existsSync(home)]).toEqual([['timer', 'removal'], false]);
});

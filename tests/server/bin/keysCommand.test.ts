import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { runKeyCommand } from '#server/bin/keys.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { bareEnvironment } from '../bareEnvironment.ts';
import { bearer } from '../storefront/storefront.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

const execute = promisify(execFile);
const main = fileURLToPath(new URL('../../../server/bin/keys.ts', import.meta.url));

/** Opens an empty store. Returns a function that runs a command on it. */
async function openEmptyStore() {
  const DATA_DIR = createTemporaryFolder();
  const { db, close } = await openDatabase(createSqliteDialect(join(DATA_DIR, 'store.db')));
  onTestFinished(close);
  const run = (...words: string[]) => runKeyCommand(words, readSettings({ DATA_DIR }));
  return { db, run };
}

it('creates and ends a key while the server runs', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const { address } = await startWholeServer({ DATA_DIR });
  const env = { ...bareEnvironment(), DATA_DIR };
  const { stdout: created } = await execute(process.execPath, [main, 'create', 'Web shop'], { env });
  const run = (...words: string[]) => runKeyCommand(words, readSettings({ DATA_DIR }));
  const [sentence, secret = ''] = created.split('\n');
  expect(sentence).toBe(
    "The key “Web shop” is created. Keep it on the storefront's server: it isn't shown again.",
  );
  expect(secret).toMatch(/^counter_store_[\w-]{43}$/);
  const read = async () => (await fetch(`${address}/api/store/products`, { headers: bearer(secret) })).status;
  expect(await read()).toBe(200);
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d UTC`;
  expect(await run('list')).toEqual([
    expect.stringMatching(new RegExp(`^Web shop  …${secret.slice(-4)}  created ${time}, last used ${time}$`)),
  ]);
  expect(await run('end', ' WEB SHOP ')).toEqual(['The key “Web shop” has ended.']);
  expect(await read()).toBe(401);
});

it('lists unused keys, and no keys', async () => {
  const { run } = await openEmptyStore();
  expect(await run('list')).toEqual(['There are no keys.']);
  const [, secret = ''] = await run('create', 'First');
  const [line = ''] = await run('list');
  expect(line).toMatch(/^First  ….{4}  created .* UTC, never used$/);
  expect(line).not.toContain(secret);
});

it('refuses a name that is taken or too long, and one more than 20 keys', async () => {
  const { run } = await openEmptyStore();
  await run('create', 'First');
  await expect(run('create', 'FIRST')).rejects.toThrow('Another key has this name. Choose another one.');
  await expect(run('create', 'x'.repeat(61))).rejects.toThrow(
    'The name is too long; the limit is 60 characters.',
  );
  for (let count = 1; count < 20; count += 1) await run('create', `Key ${count}`);
  await expect(run('create', 'One more')).rejects.toThrow('There are 20 keys already.');
});

it('ends only the key of that name', async () => {
  const { db, run } = await openEmptyStore();
  await run('create', 'First');
  await run('create', 'Second');
  await expect(run('end', 'Third')).rejects.toThrow('No key is named “Third”.');
  await run('end', 'First');
  expect((await db.storeKeys.findAll()).map(({ name }) => name)).toEqual(['Second']);
});

it.each([[[]], [['constructor']], [['create']], [['create', ' ']], [['end']]])(
  'prints its usage for %o',
  async (words) => {
    const { run } = await openEmptyStore();
    await expect(run(...words)).rejects.toThrow('npm run keys -- create "Web shop"');
  },
);

it('creates no store', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'mistyped');
  await expect(runKeyCommand(['list'], readSettings({ DATA_DIR }))).rejects.toThrow(
    `There is no store in ${DATA_DIR}`,
  );
});

it('ignores invisible characters around a pasted name', async () => {
  const { run, db } = await openEmptyStore();
  await run('create', '\u200bWeb shop\u202c');
  expect((await db.storeKeys.findAll()).map(({ name }) => name)).toEqual(['Web shop']);
  expect(await run('end', '\ufeffWeb\nshop\u200e')).toEqual(['The key “Web shop” has ended.']);
  await expect(run('create', '\u2800')).rejects.toThrow('One of:');
});

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type Entry, readArchive, writeArchive } from '#server/archive/archiveFile.ts';
import { CHECKSUMS_NAME, createChecksumBuilder } from '#server/archive/checksums.ts';
import { fillEmbeddedStore, readEmbeddedStore } from '#server/archive/embeddedStore.ts';
import { exportStore } from '#server/archive/exportStore.ts';
import { importStore } from '#server/archive/importStore.ts';
import { verifyArchive } from '#server/archive/verifyArchive.ts';
import { bareEnvironment } from '../bareEnvironment.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { createArchivedStore } from './archivedStore.ts';

const backup = fileURLToPath(new URL('../../../server/bin/backup.ts', import.meta.url));
const run = promisify(execFile);

let entries: Entry[] | undefined;

/** Returns the entries of a store's archive, which is made once. */
async function getEntries(): Promise<Entry[]> {
  if (entries) return entries;
  const file = join(createTemporaryFolder(), 'archive');
  const dataDir = await createArchivedStore();
  await readEmbeddedStore(dataDir, file, (store) => exportStore(file, store));
  entries = await Array.fromAsync(readArchive(file));
  return entries;
}

/** Runs `npm run backup` in a folder for temporary files that must be empty afterwards. */
async function runBackup(args: string[], DATA_DIR = 'none') {
  const TMPDIR = createTemporaryFolder();
  const env = { ...bareEnvironment(), DATA_DIR, TMPDIR };
  const output = await run(process.execPath, [backup, ...args], { env }).then(
    (result) => ({ ...result, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  expect(readdirSync(TMPDIR)).toEqual([]);
  return { code: output.code, stdout: output.stdout.trim(), stderr: output.stderr.trim() };
}

type Change = (entry: Entry) => Entry | undefined;

/** Writes the archive with changed entries. An entry that becomes undefined is left out. */
async function writeChanged(change: Change): Promise<string> {
  const file = join(createTemporaryFolder(), 'changed');
  async function* changeEntries() {
    for (const entry of await getEntries()) {
      const changed = change(entry);
      if (changed) yield changed;
    }
  }
  await writeArchive(file, changeEntries());
  return file;
}

const replaceText =
  (name: string, from: string | RegExp, to: string): Change =>
  (entry) => {
    if (entry.name !== name) return entry;
    const text = new TextDecoder().decode(entry.bytes);
    expect(text.search(from)).toBeGreaterThanOrEqual(0);
    return { ...entry, bytes: new TextEncoder().encode(text.replace(from, to)) };
  };

/** Records the checksums of the changed entries, as if the store had contained them. */
function withNewChecksums(change: Change): Change {
  const builder = createChecksumBuilder();
  return (entry) => {
    if (entry.name === CHECKSUMS_NAME)
      return { ...entry, bytes: new TextEncoder().encode(JSON.stringify(builder.build())) };
    const changed = change(entry);
    if (changed) builder.add(changed);
    return changed;
  };
}

it('makes a backup and checks it', async () => {
  const file = join(createTemporaryFolder(), 'backup');
  const { code, stdout, stderr } = await runBackup([file], await createArchivedStore());
  expect(stdout).toMatch(
    /^The store with 36 images is in .*\nThe backup is complete\. Restored into a temporary store, it gave the same \d{4} rows in 23 tables and 36 images\.$/,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

it('makes a backup without checking it', async () => {
  const { stdout } = await runBackup(
    [join(createTemporaryFolder(), 'backup'), '--no-verify'],
    await createArchivedStore(),
  );
  expect(stdout).toMatch(/\nThe backup was not checked\.$/);
});

it('explains the arguments', async () => {
  const usage = { code: 1, stdout: '', stderr: expect.stringMatching(/^Usage: npm run backup -- FILE/) };
  const wrong = [[], ['a', 'b'], ['--check', 'a']];
  expect(await Promise.all(wrong.map((words) => runBackup(words)))).toEqual([usage, usage, usage]);
});

const productRows = 'tables/products/00001.ndjson';
const damage: [string, Change, string][] = [
  [
    'a changed row',
    replaceText(productRows, '"category":"', '"category":"x'),
    'The backup is damaged: rows of products have changed.',
  ],
  [
    'a missing row',
    replaceText('tables/invoices/00001.ndjson', /^.*\n/, ''),
    'The backup is damaged: invoices has 1 row instead of 2.',
  ],
  [
    'missing rows and a missing image',
    ({ name, ...entry }) =>
      /^(?:tables.orders.00002.ndjson|uploads.lamp.webp)$/.test(name) ? undefined : { name, ...entry },
    'The backup is damaged: orders has 500 rows instead of 557; the image lamp is missing.',
  ],
  [
    'a changed image',
    (entry) => (entry.name === 'uploads/lamp.webp' ? { ...entry, bytes: entry.bytes.with(100, 1) } : entry),
    'The backup is damaged: the image lamp has changed.',
  ],
  [
    'missing entries of an older version',
    ({ name, ...entry }) =>
      /^(?:tables.orders.00002.ndjson|uploads.lamp.webp|checksums.json)$/.test(name)
        ? undefined
        : { name, ...entry },
    'The backup is damaged: orders has 500 of 557 rows; 35 of 36 images are there.',
  ],
  [
    'a value that a store would change',
    withNewChecksums(replaceText('tables/invoices/00001.ndjson', /"number":(\d+)/, '"number":"$1"')),
    'The restored store differs from the backup: rows of invoices have changed.',
  ],
];

it.each(damage)('reports %s', async (_, change, message) => {
  await expect(verifyArchive(await writeChanged(change))).rejects.toThrow(message);
});

it('reports rows that no store accepts', async () => {
  const file = await writeChanged(
    withNewChecksums(replaceText('tables/invoices/00001.ndjson', /^(.*\n)(.*\n)/, '$1$1')),
  );
  await expect(verifyArchive(file)).rejects.toThrow(/^The backup can't be restored into .*UNIQUE/);
});

it('exits with 1 and leaves no files when it finds damage', async () => {
  const file = await writeChanged(damage[0]![1]);
  expect(await runBackup(['--verify', file])).toEqual({ code: 1, stdout: '', stderr: damage[0]![2] });
});

it('reports a file that ends early, something else, and a missing file', async () => {
  const file = await writeChanged((entry) => entry);
  truncateSync(file, readFileSync(file).length - 2000);
  const message = 'This file is not an archive of a Counter store, or it is damaged or incomplete.';
  await expect(verifyArchive(file)).rejects.toThrow(message);
  writeFileSync(file, 'a letter');
  await expect(verifyArchive(file)).rejects.toThrow(message);
  await expect(verifyArchive(`${file}2`)).rejects.toThrow(/^There is no file /);
});

it('refuses to restore a damaged archive', async () => {
  const file = await writeChanged(damage[0]![1]);
  const dataDir = join(createTemporaryFolder(), 'data');
  await expect(fillEmbeddedStore(dataDir, (store) => importStore(file, store))).rejects.toThrow(
    'This archive is damaged: rows of products have changed. Nothing was imported.',
  );
  expect(existsSync(join(dataDir, 'store.db'))).toBe(false);
});

it('accepts an archive of an older version, which has no checksums', async () => {
  const file = await writeChanged((entry) => (entry.name === CHECKSUMS_NAME ? undefined : entry));
  expect((await verifyArchive(file)).recorded).toBeUndefined();
});

it('compares a new backup with the store', async () => {
  const file = await writeChanged((entry) => entry);
  const builder = createChecksumBuilder();
  for (const entry of (await getEntries()).map(replaceText(productRows, '"category":"', '"category":"x')))
    if (entry) builder.add(entry);
  await expect(verifyArchive(file, builder.build())).rejects.toThrow(
    'The backup differs from the store: rows of products have changed.',
  );
});

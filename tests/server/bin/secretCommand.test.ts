import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { runSecretCommand } from '#server/bin/secret.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { bareEnvironment } from '../bareEnvironment.ts';
import { createPerson, getNewestCodeOrLink } from '../person.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const main = fileURLToPath(new URL('../../../server/bin/secret.ts', import.meta.url));

it('replaces the secret of a store that another process uses', async () => {
  const DATA_DIR = createTemporaryFolder();
  const { secret, close } = await openDatabase(createSqliteDialect(join(DATA_DIR, 'store.db')));
  const first = await secret.read();
  const env = { ...bareEnvironment(), DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'replace'], { env });
  expect(stdout).toMatch(/^The store has a new secret, .*\n$/);
  const second = await secret.read();
  expect(second).not.toBe(first);
  expect(stdout).not.toContain(second);
  await close();
});

it('ends the codes of before, and accepts those of after, without a restart', async () => {
  const server = await startServerUnderTest();
  const asha = createPerson(server);
  await asha.register();
  const before = getNewestCodeOrLink(server.mails);
  await server.opened.secret.replace();
  expect(await asha.verify(before)).toEqual({ otpNotFound: true });
  await asha.resend();
  expect(await asha.verify(getNewestCodeOrLink(server.mails))).toMatchObject({ user: {} });
});

it('keeps sessions and passwords', async () => {
  const server = await startServerUnderTest();
  await server.visitor.signIn();
  await server.opened.secret.replace();
  expect(await createPerson(server).login('open the counter', 'guest@store.example')).toMatchObject({
    user: {},
  });
  const session = await server.visitor.get('/api/admin/check-admin');
  expect(await session.json()).toMatchObject({ data: { isLoggedIn: true } });
});

it.each([[[]], [['constructor']], [['replace', 'twice']]])('prints its usage for %o', async (words) => {
  const settings = readSettings({ DATA_DIR: createTemporaryFolder() });
  await expect(runSecretCommand(words, settings)).rejects.toThrow('npm run secret -- replace');
});

it('creates no store', async () => {
  const DATA_DIR = join(createTemporaryFolder(), 'mistyped');
  await expect(runSecretCommand(['replace'], readSettings({ DATA_DIR }))).rejects.toThrow(
    `There is no store in ${DATA_DIR}`,
  );
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { runAdminCommand } from '#server/bin/admins.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { bareEnvironment } from '../bareEnvironment.ts';
import { GUEST } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { startWholeServer } from '../wholeServer.ts';

describe('the admins command', () => {
  const run = promisify(execFile);
  const main = fileURLToPath(new URL('../../../server/bin/admins.ts', import.meta.url));

  /** Starts a server, which keeps running during the command. */
  async function startStore() {
    const DATA_DIR = join(createTemporaryFolder(), 'data');
    const { address } = await startWholeServer({ DATA_DIR });
    const headers = { 'content-type': 'application/json' };
    const login = async () => {
      const init = { method: 'POST', headers, body: JSON.stringify(GUEST) };
      const response = await fetch(`${address}/api/admin/login`, init);
      return response.headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    const orders = async (cookie: string) =>
      (await fetch(`${address}/api/order/admin/get-orders`, { headers: { cookie } })).status;
    return { DATA_DIR, login, orders };
  }

  it('ends all sessions of one account, or of all [ASVS 7.4.5]', async () => {
    const { DATA_DIR, login, orders } = await startStore();
    const cookies = [await login(), await login()];
    expect(await Promise.all(cookies.map(orders))).toEqual([200, 200]);
    const env = { ...bareEnvironment(), DATA_DIR };
    const result = await run(process.execPath, [main, 'sign-out', GUEST.email.toUpperCase()], { env });
    expect(result.stdout).toBe(`${GUEST.email} is signed out everywhere.\n`);
    expect(await Promise.all(cookies.map(orders))).toEqual([401, 401]);

    const again = await login();
    expect(await orders(again)).toBe(200);
    expect(await runAdminCommand(['sign-out', '--all'], readSettings({ DATA_DIR }))).toEqual([
      'All administrators are signed out.',
    ]);
    expect(await orders(again)).toBe(401);
    expect(await orders(await login())).toBe(200);
  });

  it('removes an account except the guest, and lists the others [ASVS 7.4.2]', async () => {
    const { DATA_DIR, login } = await startStore();
    const settings = readSettings({ DATA_DIR });
    const guest = `${GUEST.email}  Guest Administrator`;
    const note = '(the guest account from the settings)';
    expect(await runAdminCommand(['list'], settings)).toEqual([`${guest}  never signed in  ${note}`]);
    const before = new Date().toISOString().slice(0, 16).replace('T', ' ');
    await login();
    await login();
    const [line = ''] = await runAdminCommand(['list'], settings);
    const [, time = ''] = /last sign-in (\d{4}-\d\d-\d\d \d\d:\d\d) UTC/.exec(line) ?? [];
    expect(line).toBe(`${guest}  last sign-in ${time} UTC, 2 open sessions  ${note}`);
    expect(time >= before).toBe(true);
    await runAdminCommand(['sign-out', '--all'], settings);
    expect(await runAdminCommand(['list'], settings)).toEqual([
      `${guest}  last sign-in ${time} UTC, 0 open sessions  ${note}`,
    ]);
    await expect(runAdminCommand(['remove', GUEST.email], settings)).rejects.toThrow(
      'The guest account comes from the settings',
    );
    await expect(runAdminCommand(['remove', 'nobody@b.example'], settings)).rejects.toThrow(
      'No account has the address nobody@b.example.',
    );
  });

  it('removes the passkeys of an owner who lost them, and ends the sessions', async () => {
    const DATA_DIR = createTemporaryFolder();
    const { db, close } = await openDatabase(createSqliteDialect(join(DATA_DIR, 'store.db')));
    const admin = { id: 'a1', kind: 'admin', email: 'asha@b.example', fullName: 'Asha' } as const;
    await db.admins.save({ ...admin, passwordHash: 'hash' });
    await db.sessions.add('session', { adminId: 'a1', startedAt: Date.now() });
    const challenge = { kind: 'registration', adminId: 'a1', expiresAt: Date.now() } as const;
    await db.passkeys.addChallenge('c', challenge);
    const passkey = {
      id: 'p1',
      adminId: 'a1',
      name: 'Laptop',
      host: 'b.example',
      publicKey: 'a2V5',
      counter: 0,
      transports: [],
      createdAt: 1,
      lastUsedAt: undefined,
    };
    await db.passkeys.add(passkey, 'c', ['r1'], 20);
    await db.passkeys.saveRule('a1', 'passwordAndPasskey', passkey.host);
    expect(await runAdminCommand(['remove-passkeys', 'Asha@b.example'], readSettings({ DATA_DIR }))).toEqual([
      'The passkeys and recovery codes of asha@b.example are removed. It signs in with its password, and is signed out everywhere.',
    ]);
    expect(await db.passkeys.findAllOf('a1')).toEqual([]);
    expect(await db.passkeys.countRecoveryCodes('a1')).toBe(0);
    expect(await db.passkeys.getRule('a1')).toBe('passwordOrPasskey');
    expect(await db.sessions.find('session')).toBeUndefined();
    await close();
  });

  it.each([[[]], [['constructor']], [['sign-out']], [['remove']], [['remove-passkeys']]])(
    'prints its usage for %o',
    async (messages) => {
      const DATA_DIR = createTemporaryFolder();
      await (await openDatabase(createSqliteDialect(join(DATA_DIR, 'store.db')))).close();
      await expect(runAdminCommand(messages, readSettings({ DATA_DIR }))).rejects.toThrow(
        'npm run admins -- sign-out --all',
      );
    },
  );

  it('creates no store', async () => {
    const DATA_DIR = join(createTemporaryFolder(), 'mistyped');
    await expect(runAdminCommand(['list'], readSettings({ DATA_DIR }))).rejects.toThrow(
      `There is no store in ${DATA_DIR}`,
    );
  });
});

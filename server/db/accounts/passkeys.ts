import type { Insertable, Selectable } from 'kysely';
import type { SignInRule } from '#contract/accounts/passkeys.ts';
import {
  DEFAULT_RULE,
  needsPasskey,
  type PasskeyRepository,
  type StoredPasskey,
} from '../../base/passkeys.ts';
import type { SqlDatabase, Tables } from '../schema.ts';
import { transact } from '../transact.ts';

const toPasskey = (row: Selectable<Tables['passkeys']>): StoredPasskey => ({
  id: row.id,
  adminId: row.admin_id,
  name: row.name,
  host: row.host,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at ?? undefined,
});

const fromPasskey = (passkey: StoredPasskey): Insertable<Tables['passkeys']> => ({
  id: passkey.id,
  admin_id: passkey.adminId,
  name: passkey.name,
  host: passkey.host,
  public_key: passkey.publicKey,
  counter: passkey.counter,
  transports: JSON.stringify(passkey.transports),
  created_at: passkey.createdAt,
  last_used_at: passkey.lastUsedAt ?? null,
});

/** Locks the account, so that parallel changes of its passkeys, codes and rule wait. */
async function lockAccount(transaction: SqlDatabase, adminId: string): Promise<void> {
  await transaction
    .updateTable('admins')
    .set((eb) => ({ sign_in_rule: eb.ref('sign_in_rule') }))
    .where('id', '=', adminId)
    .execute();
}

const selectPasskeys = (database: SqlDatabase, adminId: string) =>
  database.selectFrom('passkeys').selectAll().where('admin_id', '=', adminId);

async function hasPasskey(database: SqlDatabase, adminId: string, host?: string): Promise<boolean> {
  const all = selectPasskeys(database, adminId);
  const row = await (host === undefined ? all : all.where('host', '=', host)).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the challenge doesn't exist any more. */
async function removeChallenge(transaction: SqlDatabase, digest: string): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('passkey_challenges')
    .where('digest', '=', digest)
    .returning('digest')
    .executeTakeFirst();
  return removed !== undefined;
}

async function replaceCodes(
  transaction: SqlDatabase,
  adminId: string,
  codes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('admin_id', '=', adminId).execute();
  if (codes.length === 0) return;
  const rows = codes.map((digest) => ({ digest, admin_id: adminId }));
  await transaction.insertInto('recovery_codes').values(rows).execute();
}

const setRule = (transaction: SqlDatabase, adminId: string, rule: SignInRule) =>
  transaction.updateTable('admins').set({ sign_in_rule: rule }).where('id', '=', adminId).execute();

/** Undoes what depends on passkeys. */
async function resetSecondStep(transaction: SqlDatabase, adminId: string): Promise<void> {
  await replaceCodes(transaction, adminId, []);
  await setRule(transaction, adminId, DEFAULT_RULE);
}

type PasskeyWrites = Pick<PasskeyRepository, 'add' | 'rename' | 'remove' | 'removeAllOf' | 'use'>;

const createWrites = (database: SqlDatabase): PasskeyWrites => ({
  add: (passkey, challenge, recoveryCodes, maxPasskeys) =>
    transact(database, async (transaction) => {
      const { adminId } = passkey;
      await lockAccount(transaction, adminId);
      const existing = await selectPasskeys(transaction, adminId).execute();
      if (existing.length >= maxPasskeys) return 'limitReached';
      const known = transaction.selectFrom('passkeys').select('id').where('id', '=', passkey.id);
      if (await known.executeTakeFirst()) return 'duplicate';
      if (!(await removeChallenge(transaction, challenge))) return 'expired';
      await transaction.insertInto('passkeys').values(fromPasskey(passkey)).execute();
      if (existing.length > 0) return 'added';
      await replaceCodes(transaction, adminId, recoveryCodes);
      return 'first';
    }),
  async rename(adminId, id, name) {
    const renamed = await database
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('admin_id', '=', adminId)
      .returning('id')
      .executeTakeFirst();
    return renamed !== undefined;
  },
  remove: (adminId, id) =>
    transact(database, async (transaction) => {
      await lockAccount(transaction, adminId);
      const removed = await transaction
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('admin_id', '=', adminId)
        .returning('id')
        .executeTakeFirst();
      if (!removed) return false;
      if (!(await hasPasskey(transaction, adminId))) await resetSecondStep(transaction, adminId);
      return true;
    }),
  async removeAllOf(adminId) {
    await transact(database, async (transaction) => {
      await lockAccount(transaction, adminId);
      await transaction.deleteFrom('passkeys').where('admin_id', '=', adminId).execute();
      await transaction.deleteFrom('passkey_challenges').where('admin_id', '=', adminId).execute();
      await resetSecondStep(transaction, adminId);
    });
  },
  use: ({ id, adminId, counter: before }, challenge, { counter, at }) =>
    transact(database, async (transaction) => {
      await lockAccount(transaction, adminId);
      const isUnchanged = await transaction
        .selectFrom('passkeys')
        .select('id')
        .where('id', '=', id)
        .where('counter', '=', before)
        .executeTakeFirst();
      if (!isUnchanged || !(await removeChallenge(transaction, challenge))) return false;
      const used = { counter, last_used_at: at };
      await transaction.updateTable('passkeys').set(used).where('id', '=', id).execute();
      return true;
    }),
});

/** Stores passkeys, recovery codes and challenges. */
export const createPasskeyRepository = (database: SqlDatabase): PasskeyRepository => ({
  ...createWrites(database),
  async findAllOf(adminId) {
    const rows = await selectPasskeys(database, adminId).orderBy('created_at').orderBy('id').execute();
    return rows.map(toPasskey);
  },
  async find(id) {
    const row = await database.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toPasskey(row);
  },
  async getRule(adminId) {
    const admin = database.selectFrom('admins').select('sign_in_rule').where('id', '=', adminId);
    return (await admin.executeTakeFirst())?.sign_in_rule ?? DEFAULT_RULE;
  },
  saveRule: (adminId, rule, host) =>
    transact(database, async (transaction) => {
      await lockAccount(transaction, adminId);
      const isPossible =
        !needsPasskey(rule) || (host !== undefined && (await hasPasskey(transaction, adminId, host)));
      if (isPossible) await setRule(transaction, adminId, rule);
      return isPossible;
    }),
  async countRecoveryCodes(adminId) {
    const { count } = await database
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('admin_id', '=', adminId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  replaceRecoveryCodes: (adminId, codes) =>
    transact(database, async (transaction) => {
      await lockAccount(transaction, adminId);
      if (!(await hasPasskey(transaction, adminId))) return false;
      await replaceCodes(transaction, adminId, codes);
      return true;
    }),
  useRecoveryCode: (adminId, code, challenge) =>
    transact(database, async (transaction) => {
      await lockAccount(transaction, adminId);
      const findCode = transaction
        .selectFrom('recovery_codes')
        .select('digest')
        .where('digest', '=', code)
        .where('admin_id', '=', adminId);
      if (!(await findCode.executeTakeFirst())) return 'wrong';
      if (!(await removeChallenge(transaction, challenge))) return 'expired';
      await transaction.deleteFrom('recovery_codes').where('digest', '=', code).execute();
      return 'used';
    }),
  async addChallenge(digest, { kind, adminId, expiresAt }) {
    const row = { digest, kind, admin_id: adminId ?? null, expires_at: expiresAt };
    await database.insertInto('passkey_challenges').values(row).execute();
  },
  async findChallenge(digest) {
    const row = await database
      .selectFrom('passkey_challenges')
      .selectAll()
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row && { kind: row.kind, adminId: row.admin_id ?? undefined, expiresAt: row.expires_at };
  },
  async removeStaleChallenges(expiredBefore) {
    await database.deleteFrom('passkey_challenges').where('expires_at', '<', expiredBefore).execute();
  },
});

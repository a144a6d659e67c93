import type { OutboxStore } from '../outbox.ts';
import {
  type AdminStore,
  type Code,
  type CodeStore,
  type DeviceStore,
  MAX_DEVICES,
  type Registration,
  type RegistrationStore,
  type ResetLinkStore,
  type Revisions,
  type StoredAdmin,
  type SessionStore,
} from '../store.ts';
import { createMemoryPasskeys } from './memoryPasskeys.ts';

type Admins = Map<string, StoredAdmin>;
type CodeRow = Code & { guesses: number };

/** Returns the codes of an address, newest first. */
const findCodes = (codes: Map<string, CodeRow>, email: string) =>
  [...codes.values()]
    .filter((code) => code.email === email)
    .toSorted((a, b) => b.expiresAt - a.expiresAt || a.guesses - b.guesses);

function createMemoryCodes(codes: Map<string, CodeRow>, outbox: OutboxStore): CodeStore {
  return {
    async add(code, mail) {
      codes.delete(code.hash);
      for (const { hash } of findCodes(codes, code.email).slice(1)) codes.delete(hash);
      codes.set(code.hash, { ...code, guesses: 0 });
      await outbox.add(mail);
    },
    async countGuess(email, now, maxGuesses) {
      const valid = findCodes(codes, email).filter(
        (code) => code.expiresAt > now && code.guesses < maxGuesses,
      );
      for (const code of valid) code.guesses += 1;
      return valid.map(({ hash }) => hash);
    },
    find: async (hash) => codes.get(hash),
    findNewest: async (email) => findCodes(codes, email)[0],
    remove: async (hash) => void codes.delete(hash),
    async removeStale(expiredBefore) {
      for (const code of codes.values()) if (code.expiresAt < expiredBefore) codes.delete(code.hash);
    },
  };
}

function createMemoryRegistrations(admins: Admins, codes: Map<string, CodeRow>): RegistrationStore {
  let rows: Registration[] = [];
  return {
    async save(registration) {
      const { email, browser } = registration;
      rows = [registration, ...rows.filter((row) => row.email !== email || row.browser !== browser)];
    },
    findByEmail: async (email) => rows.filter((row) => row.email === email),
    async openAccount(codeHash, admin) {
      if (codes.get(codeHash)?.email !== admin.email) return false;
      for (const { hash } of findCodes(codes, admin.email)) codes.delete(hash);
      rows = rows.filter((row) => row.email !== admin.email);
      if ([...admins.values()].some(({ email }) => email === admin.email)) return false;
      admins.set(admin.id, admin);
      return true;
    },
    removeStale: async (createdBefore) => void (rows = rows.filter((row) => row.createdAt >= createdBefore)),
  };
}

type Link = { adminId: string; expiresAt: number };

function createMemoryResetLinks(
  admins: Admins,
  links: Map<string, Link>,
  setPassword: (id: string, passwordHash: string) => Promise<void>,
): ResetLinkStore {
  const isValid = (digest: string, adminId: string, now: number) => {
    const link = links.get(digest);
    return link?.adminId === adminId && link.expiresAt > now;
  };
  return {
    add: async (digest, link) => void links.set(digest, link),
    isValid: async (digest, adminId, now) => isValid(digest, adminId, now),
    async redeem(digest, adminId, now, passwordHash) {
      if (!admins.has(adminId) || !isValid(digest, adminId, now)) return false;
      await setPassword(adminId, passwordHash);
      return true;
    },
    async removeStale(expiredBefore) {
      for (const [digest, link] of links) if (link.expiresAt < expiredBefore) links.delete(digest);
    },
  };
}

function createMemoryAdmins(
  admins: Admins,
  setPassword: (id: string, passwordHash: string) => Promise<void>,
  removeRowsOf: (adminId: string) => Promise<void>,
): AdminStore {
  const find = (matches: (admin: StoredAdmin) => boolean) => [...admins.values()].find(matches);
  return {
    findByEmail: async (email) => find((admin) => admin.email === email),
    find: async (id) => admins.get(id),
    findGuest: async () => find(({ kind }) => kind === 'guest'),
    save: async (admin) => void admins.set(admin.id, admin),
    findAll: async () => [...admins.values()].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    async rehash(id, oldHash, newHash) {
      const admin = admins.get(id);
      if (admin?.passwordHash === oldHash) admins.set(id, { ...admin, passwordHash: newHash });
    },
    async saveProfile(id, { fullName, phoneNumber }) {
      const admin = admins.get(id);
      if (admin) admins.set(id, { ...admin, fullName, phoneNumber });
    },
    async changePassword(id, oldHash, newHash) {
      if (admins.get(id)?.passwordHash !== oldHash) return false;
      await setPassword(id, newHash);
      return true;
    },
    async remove(id) {
      admins.delete(id);
      await removeRowsOf(id);
    },
  };
}

type SessionRow = { adminId: string; startedAt: number; seenAt: number; userAgent?: string | undefined };

function createMemorySessions(admins: Admins, revisions: Revisions): SessionStore {
  const rows = new Map<string, SessionRow>();
  const lastSignIns = new Map<string, number>();
  const removeWhere = (matches: (row: SessionRow, digest: string) => boolean) => {
    for (const [digest, row] of rows) if (matches(row, digest)) rows.delete(digest);
  };
  return {
    async add(digest, row) {
      rows.set(digest, { ...row, seenAt: row.startedAt });
      lastSignIns.set(row.adminId, row.startedAt);
    },
    async summarize(expired) {
      const isOpen = (row: SessionRow) => row.startedAt > expired.startedAt && row.seenAt > expired.seenAt;
      const open = [...rows.values()].filter(isOpen).map(({ adminId }) => adminId);
      const summarizeAdmin = (id: string) => ({
        lastSignInAt: lastSignIns.get(id),
        openSessions: open.filter((adminId) => adminId === id).length,
      });
      return new Map([...admins.keys()].map((id) => [id, summarizeAdmin(id)]));
    },
    async find(digest) {
      const row = rows.get(digest);
      const admin = row && admins.get(row.adminId);
      if (!row || !admin) return undefined;
      const { startedAt, seenAt } = row;
      return { admin, startedAt, seenAt, revisions: { ...revisions } };
    },
    findAllOf: async (adminId) =>
      [...rows]
        .filter(([, row]) => row.adminId === adminId)
        .map(([digest, { startedAt, seenAt, userAgent }]) => ({ digest, startedAt, seenAt, userAgent }))
        .toSorted((a, b) => b.seenAt - a.seenAt || b.startedAt - a.startedAt),
    async touch(digest, at) {
      const row = rows.get(digest);
      if (row) row.seenAt = at;
    },
    remove: async (digest) => void rows.delete(digest),
    removeAllOf: async (adminId) => removeWhere((row) => row.adminId === adminId),
    removeOthersOf: async (adminId, keptDigest) =>
      removeWhere((row, digest) => row.adminId === adminId && digest !== keptDigest),
    removeAll: async () => rows.clear(),
    removeStale: async ({ startedAt, seenAt }) =>
      removeWhere((row) => row.startedAt < startedAt || row.seenAt < seenAt),
  };
}

function createMemoryDevices(devicesByAdmin: Map<string, readonly string[]>): DeviceStore {
  return {
    async remember(adminId, digest) {
      const before = devicesByAdmin.get(adminId) ?? [];
      const others = before.filter((one) => one !== digest);
      devicesByAdmin.set(adminId, [digest, ...others].slice(0, MAX_DEVICES));
      if (before.length === 0) return 'first';
      return before.includes(digest) ? 'known' : 'new';
    },
  };
}

type MemoryAccountsOptions = {
  admins: Admins;
  revisions: Revisions;
  outbox: OutboxStore;
  /** Called when an account is removed. */
  onRemove: (adminId: string) => void;
};

/** Creates the stores of accounts. */
export function createMemoryAccounts({ admins, revisions, outbox, onRemove }: MemoryAccountsOptions) {
  const codes = new Map<string, CodeRow>();
  const links = new Map<string, Link>();
  const devices = new Map<string, readonly string[]>();
  const sessions = createMemorySessions(admins, revisions);
  const passkeys = createMemoryPasskeys();
  async function endAccess(adminId: string) {
    for (const [digest, link] of links) if (link.adminId === adminId) links.delete(digest);
    passkeys.removeChallengesOf(adminId);
    await sessions.removeAllOf(adminId);
  }
  async function setPassword(id: string, passwordHash: string) {
    const admin = admins.get(id);
    if (admin) admins.set(id, { ...admin, passwordHash });
    await endAccess(id);
  }
  async function removeRowsOf(adminId: string) {
    await endAccess(adminId);
    devices.delete(adminId);
    await passkeys.removeAllOf(adminId);
    onRemove(adminId);
  }
  return {
    admins: createMemoryAdmins(admins, setPassword, removeRowsOf),
    sessions,
    devices: createMemoryDevices(devices),
    passkeys,
    registrations: createMemoryRegistrations(admins, codes),
    codes: createMemoryCodes(codes, outbox),
    resetLinks: createMemoryResetLinks(admins, links, setPassword),
  };
}

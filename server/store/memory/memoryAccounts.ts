import type { OutboxStore } from '../outbox.ts';
import type {
  Code,
  CodeStore,
  Registration,
  RegistrationStore,
  ResetLinkStore,
  StoredAdmin,
  SessionStore,
} from '../store.ts';

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

function createMemoryResetLinks(admins: Admins, sessions: SessionStore): ResetLinkStore {
  type Link = { digest: string; adminId: string; expiresAt: number };
  let links: Link[] = [];
  const find = (digest: string, adminId: string, now: number) =>
    links.find((link) => link.digest === digest && link.adminId === adminId && link.expiresAt > now);
  return {
    add: async (digest, link) => void links.push({ digest, ...link }),
    isValid: async (digest, adminId, now) => find(digest, adminId, now) !== undefined,
    async redeem(digest, adminId, now, passwordHash) {
      const admin = admins.get(adminId);
      if (!admin || !find(digest, adminId, now)) return false;
      links = links.filter((link) => link.adminId !== adminId);
      admins.set(adminId, { ...admin, passwordHash });
      await sessions.removeAllOf(adminId);
      return true;
    },
    removeStale: async (expiredBefore) =>
      void (links = links.filter((link) => link.expiresAt >= expiredBefore)),
  };
}

export function createMemoryAccounts(admins: Admins, sessions: SessionStore, outbox: OutboxStore) {
  const codes = new Map<string, CodeRow>();
  return {
    registrations: createMemoryRegistrations(admins, codes),
    codes: createMemoryCodes(codes, outbox),
    resetLinks: createMemoryResetLinks(admins, sessions),
  };
}

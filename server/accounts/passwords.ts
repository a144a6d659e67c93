import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import type { Passwords } from '../base/deps.ts';
import { limitConcurrency } from '../base/limitConcurrency.ts';
import { foldPassword } from './simplePasswords.ts';

/** The number that ASVS requires. */
const COMMON_PASSWORD_COUNT = 3000;

const PRODUCT_RELATED = [
  'counter',
  'counter123',
  'administrator',
  'admin123',
  'store123',
  'open the counter',
];

/** Common passwords in lower case, without those that are too short anyway. */
const commonPasswords: ReadonlySet<string> = new Set([
  ...passwords.filter((password) => password.length >= MIN_PASSWORD_LENGTH).slice(0, COMMON_PASSWORD_COUNT),
  ...PRODUCT_RELATED,
]);

/** Matches up to two digits or signs before or after a word. */
const ADDED = /^[^\p{L}]{0,2}?(?=\p{L})|(?<=\p{L})[^\p{L}]{0,2}$/gu;

/** Also finds common passwords with one or two added digits or signs, which a guesser tries next: 'Princess1'. */
export function isCommonPassword(password: string): boolean {
  const folded = foldPassword(password).trim();
  return commonPasswords.has(folded) || commonPasswords.has(folded.replaceAll(ADDED, ''));
}

/** The minimum that OWASP recommends for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Half of Node's worker threads, so that file access and compression continue during sign-ins. */
const CONCURRENCY = 2;
const MAX_QUEUED = 32;

type HashParts = { memory: number; passes: number; parallelism: number; salt: Buffer; tag: Buffer };

const createParameters = () => ({ ...COST, salt: randomBytes(16) });

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

const deriveTag = (password: string, { salt, ...cost }: Omit<HashParts, 'tag'>, tagLength: number) =>
  derive({ message: password, nonce: salt, ...cost, tagLength });

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Formats a hash as a PHC string, `$argon2id$v=19$m=..,t=..,p=..$salt$tag`. */
const formatPhc = ({ memory, passes, parallelism, salt, tag }: HashParts) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(tag)}`;

function parsePhc(hash: string): HashParts {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('a stored password hash is not in the argon2id form');
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const [salt, tag] = match.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  return { memory, passes, parallelism, salt, tag };
}

const hasNoList = async () => false;

/** Hashes and compares passwords with argon2id, off the event loop. */
export function createArgon2Passwords(isBreached: Passwords['isBreached'] = hasNoList): Passwords {
  const runLimited = limitConcurrency({ maxRunning: CONCURRENCY, maxQueued: MAX_QUEUED });
  /** Used in place of the hash of an account that doesn't exist. No password matches it. */
  const decoyHash: HashParts = { ...createParameters(), tag: randomBytes(TAG_LENGTH) };
  return {
    hash: (password) =>
      runLimited(async () => {
        const parts = createParameters();
        return formatPhc({ ...parts, tag: await deriveTag(password, parts, TAG_LENGTH) });
      }),
    matches: (password, hash) =>
      runLimited(async () => {
        const { tag, ...parts } = hash === undefined ? decoyHash : parsePhc(hash);
        const isSame = timingSafeEqual(await deriveTag(password, parts, tag.length), tag);
        return hash !== undefined && isSame;
      }),
    isOutdated(hash) {
      const { memory, passes, parallelism } = parsePhc(hash);
      return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
    },
    isCommon: isCommonPassword,
    isBreached,
  };
}

import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';
import { isCommonPassword } from './commonPasswords.ts';

/** The minimum that OWASP advises for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

/** Half of Node's worker threads, so that files and compression go on while people sign in. */
const AT_ONCE = 2;
const WAITING = 32;

type Parts = { memory: number; passes: number; parallelism: number; salt: Buffer; tag: Buffer };

const fresh = () => ({ ...COST, salt: randomBytes(16) });

const derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
);

const tagOf = (password: string, { salt, ...cost }: Omit<Parts, 'tag'>, tagLength: number) =>
  derive({ message: password, nonce: salt, ...cost, tagLength });

const plain64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** `$argon2id$v=19$m=..,t=..,p=..$salt$tag`, the form that every argon2 library writes. */
const inPhcForm = ({ memory, passes, parallelism, salt, tag }: Parts) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(salt)}$${plain64(tag)}`;

function fromPhcForm(hash: string): Parts {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('a stored password hash is not in the argon2id form');
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number);
  const [salt, tag] = match.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  return { memory, passes, parallelism, salt, tag };
}

/** Runs a few at a time, lets some wait, and turns the rest away rather than let everything else stand still. */
function inTurn() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= WAITING) throw new Refusal(429, serverCopy.busy, { 'Retry-After': '1' });
    if (running >= AT_ONCE) await new Promise<void>((go) => void waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Passwords by argon2id, off the event loop. */
export function argon2Passwords(): Passwords {
  const limited = inTurn();
  /** Stands in for an account that doesn't exist; no password has this tag. */
  const nobody: Parts = { ...fresh(), tag: randomBytes(TAG_LENGTH) };
  return {
    hash: (password) =>
      limited(async () => {
        const parts = fresh();
        return inPhcForm({ ...parts, tag: await tagOf(password, parts, TAG_LENGTH) });
      }),
    matches: (password, hash) =>
      limited(async () => {
        const { tag, ...parts } = hash === undefined ? nobody : fromPhcForm(hash);
        const same = timingSafeEqual(await tagOf(password, parts, tag.length), tag);
        return hash !== undefined && same;
      }),
    isOutdated(hash) {
      const { memory, passes, parallelism } = fromPhcForm(hash);
      return memory !== COST.memory || passes !== COST.passes || parallelism !== COST.parallelism;
    },
    isCommon: isCommonPassword,
  };
}

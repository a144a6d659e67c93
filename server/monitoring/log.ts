import { destination, pino } from 'pino';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Log } from '../base/deps.ts';
import type { Settings } from '../settings/settings.ts';
import { limitLines } from './limitLines.ts';

const requestIdStorage = new AsyncLocalStorage<string>();

/** Returns the id of the current request, or `undefined` outside a request. */
const getCurrentRequestId = (): string | undefined => requestIdStorage.getStore();

/** Returns the id of the current request, or a new one. */
export const getRequestId = (): string => getCurrentRequestId() ?? createRequestId();

const createRequestId = () => randomUUID().slice(-12);

const VALID_ID = /^[\w.-]{8,64}$/;

/** Gives every request an id, or keeps the one of a trusted proxy. */
export const withRequestIds =
  (trustedProxies: number, listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    const header = trustedProxies > 0 ? incoming.headers['x-request-id'] : undefined;
    const id = typeof header === 'string' && VALID_ID.test(header) ? header : createRequestId();
    outgoing.setHeader('X-Request-Id', id);
    requestIdStorage.run(id, () => listener(incoming, outgoing));
  };

const SECRET_FIELDS = ['password', 'otp', 'token', 'cookie', 'authorization', 'set-cookie'];

const mixin = () => {
  const id = getCurrentRequestId();
  return id === undefined ? {} : { requestId: id };
};

/** Creates a log that writes JSON lines to stderr. */
export function createLog(level: Settings['logLevel']): Log {
  const paths = SECRET_FIELDS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const log = pino({ level, base: null, redact: { paths, censor: '[redacted]' }, mixin }, destination(2));
  return limitLines({
    info: (fields, event) => log.info(fields, event),
    warn: (fields, event) => log.warn(fields, event),
    error: (fields, event) => log.error(fields, event),
  });
}

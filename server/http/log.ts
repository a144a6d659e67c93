import { destination, pino } from 'pino';
import type { Log } from './deps.ts';
import type { Settings } from '../settings/settings.ts';
import { getCurrentRequestId } from './requestIds.ts';

const SECRET = ['password', 'otp', 'token', 'cookie', 'authorization', 'set-cookie'];

const mixin = () => {
  const requestId = getCurrentRequestId();
  return requestId === undefined ? {} : { requestId };
};

/** Creates a log of JSON lines on standard error. Standard output is for what a person reads at start. */
export function createLog(level: Settings['logLevel']): Log {
  const paths = SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const log = pino({ level, base: null, redact: { paths, censor: '[redacted]' }, mixin }, destination(2));
  return {
    info: (fields, event) => log.info(fields, event),
    warn: (fields, event) => log.warn(fields, event),
    error: (fields, event) => log.error(fields, event),
  };
}

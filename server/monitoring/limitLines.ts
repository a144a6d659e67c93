import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '../base/deps.ts';
import { createMinuteLimit } from './minuteLimit.ts';

const MINUTE_MS = 60_000;
/** Warnings and errors a minute, for each event: about one visitor's address, and in total. */
export const LINE_LIMITS = { visitor: 20, total: 60 } as const;

/** Runs outside of any request, so that a line that sums up several has no request's id. */
const outsideOfRequests = AsyncLocalStorage.snapshot();

type Fields = { ip?: unknown };

/**
 * Limits the lines that visitors can cause, so that nobody can fill the disk or hide a line among thousands. A minute after
 * the first line that is left out, a line says how many were. Lines about what somebody did (`info`) are never left out.
 */
export function limitLines(log: Log): Log {
  const limits = new Map<string, ReturnType<typeof createMinuteLimit>>();
  const leftOut = new Map<string, number>();

  function reportLeftOut(event: string): void {
    log.warn({ event, lines: leftOut.get(event) }, 'log lines left out');
    leftOut.delete(event);
  }

  function isAllowed({ ip }: Fields, event: string): boolean {
    const limit = limits.get(event) ?? createMinuteLimit(LINE_LIMITS);
    limits.set(event, limit);
    if (limit(typeof ip === 'string' ? ip : undefined)) return true;
    const count = leftOut.get(event) ?? 0;
    if (count === 0) outsideOfRequests(() => setTimeout(reportLeftOut, MINUTE_MS, event).unref());
    leftOut.set(event, count + 1);
    return false;
  }

  return {
    info: log.info,
    warn: (fields, event) => void (isAllowed(fields, event) && log.warn(fields, event)),
    error: (fields, event) => void (isAllowed(fields, event) && log.error(fields, event)),
  };
}

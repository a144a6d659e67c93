import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Log } from '#server/base/deps.ts';
import { LINE_LIMITS, limitLines } from '#server/monitoring/limitLines.ts';

type Line = { level: string; event: string; fields: object };

const MINUTE_MS = 60_000;
let lines: Line[];
let log: Log;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  lines = [];
  const collect = (level: string) => (fields: object, event: string) =>
    void lines.push({ level, event, fields });
  log = limitLines({ info: collect('info'), warn: collect('warn'), error: collect('error') });
});

const repeat = (times: number, act: (index: number) => void) => {
  for (let index = 0; index < times; index += 1) act(index);
};
const count = (event: string) => lines.filter((line) => line.event === event).length;

it('writes the first lines of a visitor, and says a minute later how many it left out [ASVS 16.3.3]', () => {
  repeat(LINE_LIMITS.visitor + 7, () => log.warn({ ip: '192.0.2.1' }, 'sign-in refused'));
  expect(count('sign-in refused')).toBe(LINE_LIMITS.visitor);
  log.warn({ ip: '192.0.2.2' }, 'sign-in refused');
  expect(count('sign-in refused')).toBe(LINE_LIMITS.visitor + 1);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines.at(-1)).toEqual({
    level: 'warn',
    event: 'log lines left out',
    fields: { event: 'sign-in refused', lines: 7 },
  });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(count('log lines left out')).toBe(1);
  log.warn({ ip: '192.0.2.1' }, 'sign-in refused');
  expect(count('sign-in refused')).toBe(LINE_LIMITS.visitor + 2);
});

it('limits all visitors together, and each event for itself [ASVS 16.3.3]', () => {
  repeat(500, (index) => log.warn({ ip: `192.0.2.${index}` }, 'sign-in refused'));
  repeat(500, () => log.error({}, 'request failed'));
  log.warn({ ip: '192.0.2.1' }, 'store key refused');
  expect(count('sign-in refused')).toBe(LINE_LIMITS.total);
  expect(count('request failed')).toBe(LINE_LIMITS.total);
  expect(count('store key refused')).toBe(1);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines.filter(({ event }) => event === 'log lines left out').map(({ fields }) => fields)).toEqual([
    { event: 'sign-in refused', lines: 500 - LINE_LIMITS.total },
    { event: 'request failed', lines: 500 - LINE_LIMITS.total },
  ]);
});

it('writes every line about what an administrator did [ASVS 16.3.3]', () => {
  repeat(500, () => log.info({ admin: 'a1' }, 'product created'));
  expect(count('product created')).toBe(500);
});

it('counts outside of the request whose line is left out', () => {
  const requestIds = new AsyncLocalStorage<string>();
  const ids: (string | undefined)[] = [];
  const record = () => void ids.push(requestIds.getStore());
  const recording = limitLines({ info: record, warn: record, error: record });
  requestIds.run('request', () => repeat(LINE_LIMITS.total + 1, () => recording.warn({}, 'refused')));
  vi.advanceTimersByTime(MINUTE_MS);
  expect(ids.slice(-2)).toEqual(['request', undefined]);
});

import type { CDPSession } from 'playwright';

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** How long it took by the clock, and how long the thread had a processor for it, in µs. */
  dur?: number;
  tdur?: number;
  args?: { data?: { type?: string; message?: string } };
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Records what Chrome's threads do during `act`. */
export async function trace(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

const isKey = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'keydown';

/**
 * Returns for each key how long the main thread worked, in ms of processor time, from the key to the frame that it handed
 * over to be shown after the last change of the page.
 */
export function readAnswers(events: readonly TraceEvent[]): number[] {
  const [key] = events.filter(isKey);
  if (!key) return [];
  const main = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === key.pid && tid === key.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const keys = main.filter(isKey);
  return keys.map(({ ts }, index) => {
    const end = keys[index + 1]?.ts ?? Infinity;
    const own = main.filter((one) => one.ts >= ts && one.ts < end);
    const answered = own.findIndex(({ name }) => name === 'Commit');
    return sumOutermost(own.slice(0, answered + 1)) / 1000;
  });
}

/** The same for one event, to the frame that was handed over after the page said that it has answered. */
export function readAnswer(events: readonly TraceEvent[], type: string): number {
  const start = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === type);
  const answered = events.find(
    ({ name, args }) => name === 'TimeStamp' && args?.data?.message === 'answered',
  );
  if (!start || !answered) return Number.NaN;
  const own = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const shown = own.findIndex(({ name, ts }) => name === 'Commit' && ts > answered.ts);
  return sumOutermost(own.slice(0, shown + 1)) / 1000;
}

function sumOutermost(events: readonly TraceEvent[]): number {
  let sum = 0;
  let end = 0;
  for (const { ts, dur = 0, tdur = 0 } of events) {
    if (ts < end) continue;
    sum += tdur;
    end = ts + dur;
  }
  return sum;
}

import type { CDPSession, Page } from 'playwright';
import { measureTaskTime } from './mainThread.ts';
import { describeSettled } from './probe.ts';
import type { Operation } from './scenario.ts';

/** Until what the pointer's arrival started is over: a tooltip, a prefetch. */
const HOVER_MS = 500;
/** How long a person holds a press. */
const PRESS_MS = 60;

/** A page that is measured. */
export type Subject = {
  name: string;
  /** MUI draws only the rows that there is room for. */
  draws: 'allRows' | 'visibleRows';
  page: Page;
  session: CDPSession;
};
/**
 * `task`: the main thread's whole time. `painted`: until the frame with the expected rows. `interaction`: until the next paint, as
 * web.dev measures it (INP). All in ms.
 */
export type Times = { task: number[]; painted: number[]; interaction: number[] };

/** Goes up to just before the event. */
async function approach({ page }: Subject, { prepare, by }: Operation): Promise<() => Promise<void>> {
  await prepare?.(page);
  const target = await by(page);
  if ('press' in target) await target.press.hover();
  await page.waitForTimeout(HOVER_MS);
  if ('key' in target) return () => page.keyboard.press(target.key);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
  };
}

type Rehearsal = { expected: string; idle: number };

/** Does it once, and tells what is shown after it, and for how long the main thread works while nothing is done then. */
async function rehearse(subject: Subject, operation: Operation): Promise<Rehearsal> {
  const { page, session } = subject;
  await page.bringToFront();
  const before = await describeSettled(page);
  const act = await approach(subject, operation);
  const past = await describeSettled(page);
  await act();
  const expected = await describeSettled(page, past);
  const idle = await measureTaskTime(session, async () => {});
  await operation.reset(page);
  const after = await describeSettled(page);
  if (after !== before)
    throw new Error(`${subject.name}, ${operation.title}: reset to ${after}, not ${before}`);
  return { expected, idle };
}

async function measureOnce(subject: Subject, operation: Operation, { expected, idle }: Rehearsal) {
  const { page, session } = subject;
  await page.bringToFront();
  const act = await approach(subject, operation);
  await page.evaluate((shown) => window.bench.arm(shown), expected);
  const task = await measureTaskTime(session, act);
  const painted = await page.evaluate(() => window.bench.painted);
  const interaction = await page.evaluate(() => Math.max(0, ...window.bench.interactions));
  await operation.reset(page);
  await describeSettled(page);
  return { task: task - idle, painted, interaction };
}

/** Makes sure that all pages answer alike. */
function compareAnswers(title: string, rehearsals: ReadonlyMap<Subject, Rehearsal>): void {
  const answers = [...rehearsals]
    .filter(([{ draws }]) => draws === 'allRows')
    .map(([, { expected }]) => expected);
  if (new Set(answers).size > 1) throw new Error(`'${title}' shows\n  ${answers.join('\n  ')}`);
}

/** Measures an operation in all pages by turns, so that whatever else the machine does hits all alike. */
export async function measureByTurns(
  subjects: readonly Subject[],
  operation: Operation,
  repetitions: number,
): Promise<Map<string, Times>> {
  const rehearsals = new Map<Subject, Rehearsal>();
  for (const subject of subjects) rehearsals.set(subject, await rehearse(subject, operation));
  compareAnswers(operation.title, rehearsals);
  const times = new Map<string, Times>(
    subjects.map(({ name }) => [name, { task: [], painted: [], interaction: [] }]),
  );
  for (let round = 0; round < repetitions; round += 1) {
    for (const [subject, rehearsal] of rehearsals) {
      const measured = await measureOnce(subject, operation, rehearsal);
      const all = times.get(subject.name)!;
      all.task.push(measured.task);
      all.painted.push(measured.painted);
      all.interaction.push(measured.interaction);
    }
  }
  return times;
}

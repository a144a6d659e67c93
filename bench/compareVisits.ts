import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchProfile, signIn } from './browser.ts';
import { type ComparedRow, formatComparison } from './comparedRows.ts';
import { formatMarkdown, getMedian } from './figures.ts';
import { type ListName, LISTS, type SubjectName, subjects } from './subjects.ts';
import { type Content, type Figures, rowWith, visit } from './visit.ts';

export type VisitOptions = {
  names: readonly SubjectName[];
  getOrigin: (name: SubjectName) => string;
  /** The text of each list's first row. */
  firstRows: Record<ListName, string>;
  repetitions: number;
};

type Target = { title: string; url: string; content: Content; isSignedIn: boolean };
type Visits = { first: Figures[]; second: Figures[] };

/** Visits each page with a new profile, once or twice, in turn, so that other load on the machine affects all of them. */
async function visitInTurn(
  targets: readonly Target[],
  repetitions: number,
  { isThrottled, isTwice }: { isThrottled: boolean; isTwice: boolean },
) {
  const visits = targets.map((): Visits => ({ first: [], second: [] }));
  for (let round = 0; round < repetitions; round += 1)
    for (const [index, { title, url, content, isSignedIn }] of targets.entries()) {
      console.error(`visit ${round + 1} of ${repetitions}: ${title}${isThrottled ? ', slow' : ''} …`);
      const profile = mkdtempSync(path.join(tmpdir(), 'counter-profile-'));
      const context = await launchProfile(profile);
      if (isSignedIn) await signIn(context, new URL(url).origin);
      const { first, second } = visits[index]!;
      first.push(await visit(context, url, { content, isThrottled }));
      if (isTwice) second.push(await visit(context, url, { content, isThrottled }));
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  return visits;
}

const figureRows: readonly [keyof Figures, string, ComparedRow['unit'], digits?: number][] = [
  ['content', 'rows painted, ms', 'ms'],
  ['frame', 'header painted, ms', 'ms'],
  ['firstPaint', 'first paint of anything, ms', 'ms'],
  ['mainThread', 'main thread, ms', 'ms'],
  ['requests', 'requests', 'count'],
  ['scripts', 'scripts', 'count'],
  ['javascript', 'JavaScript, KB', 'KB'],
  ['layoutShift', 'layout shift', 'shift', 3],
];

const medianOf = (figures: readonly Figures[], name: keyof Figures) =>
  getMedian(figures.map((one) => one[name]));

/** Compares first and second visits to the lists. Prints a table for each list and speed. */
export async function compareVisits(options: VisitOptions): Promise<ComparedRow[]> {
  const { names, getOrigin, firstRows, repetitions } = options;
  const all: ComparedRow[] = [];
  for (const list of LISTS)
    for (const isThrottled of [true, false]) {
      const targets = names.map((name) => ({
        title: `${list}, ${subjects[name].title}`,
        url: getOrigin(name) + subjects[name].paths[list],
        content: rowWith(firstRows[list]),
        isSignedIn: true,
      }));
      const visits = await visitInTurn(targets, repetitions, { isThrottled, isTwice: isThrottled });
      const heading = `${list}, visit${isThrottled ? ', slow' : ''}`;
      const toRow = (
        title: string,
        unit: ComparedRow['unit'],
        read: (one: Visits) => number,
        digits = 0,
      ) => ({
        key: `${heading}: ${title}`,
        title,
        unit,
        digits,
        values: Object.fromEntries(names.map((name, index) => [name, read(visits[index]!)])),
      });
      const rows = [
        ...figureRows.map(([name, title, unit, digits]) =>
          toRow(title, unit, ({ first }) => medianOf(first, name), digits),
        ),
        ...(isThrottled
          ? [toRow('second visit: rows painted, ms', 'ms', ({ second }) => medianOf(second, 'content'))]
          : []),
      ];
      console.log(formatComparison(heading, names, rows));
      all.push(...rows);
    }
  return all;
}

/** Prints how long the product's own pages take on a slow machine, with a backend that sends pages. Half the repetitions. */
export async function measurePages({ firstRows, repetitions }: VisitOptions, origin: string): Promise<void> {
  const targets: Target[] = [
    {
      title: 'sign-in',
      url: `${origin}/login`,
      content: { selector: 'form button', text: '' },
      isSignedIn: false,
    },
    {
      title: 'dashboard',
      url: `${origin}/`,
      content: { selector: 'main article', text: '', untilNotBusy: true },
      isSignedIn: true,
    },
    ...LISTS.map((list) => ({
      title: list,
      url: origin + subjects.paged.paths[list],
      content: rowWith(firstRows[list]),
      isSignedIn: true,
    })),
    {
      title: 'add form',
      url: `${origin}/add-product`,
      content: { selector: 'main form :is(input, textarea)', text: '' },
      isSignedIn: true,
    },
  ];
  const visits = await visitInTurn(targets, Math.ceil(repetitions / 2), { isThrottled: true, isTwice: true });
  const header = [
    'Counter’s pages, slow',
    'content painted, ms',
    'second visit, ms',
    'LCP, ms',
    'second visit, ms',
    'first paint, ms',
    'layout shift',
    'requests',
    'scripts',
    'JavaScript, KB',
  ];
  const rows = targets.map(({ title }, index) => {
    const { first, second } = visits[index]!;
    const format = (name: keyof Figures, of = first, digits = 0) => medianOf(of, name).toFixed(digits);
    return [
      title,
      format('content'),
      format('content', second),
      format('largestPaint'),
      format('largestPaint', second),
      format('firstPaint'),
      format('layoutShift', first, 3),
      format('requests'),
      format('scripts'),
      format('javascript'),
    ];
  });
  console.log(formatMarkdown([header, ...rows]));
}

import type { Result } from './runRules.ts';

const MARKS: Record<Result['status'], string> = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' };

const getTitle = ({ rule }: Result) => `${rule.area}: ${rule.name}`;

/** Describes what is wrong, and what to change. */
function describeFailure({ sent, failure }: Extract<Result, { status: 'failed' }>): string {
  const lines = [
    ['sent', sent],
    ['expected', failure.expected],
    ['received', failure.received],
    ['fix', failure.fix],
  ];
  return lines.map(([name = '', text]) => `      ${name.padEnd(8)} ${text}`).join('\n');
}

/** Formats one line for a rule, and more if it failed. */
export function formatLine(result: Result): string {
  const line = `${MARKS[result.status]}  ${getTitle(result)}`;
  if (result.status === 'skipped') return `${line} (${result.reason})`;
  return result.status === 'failed' ? `${line}\n${describeFailure(result)}` : line;
}

export type Counts = Record<Result['status'], number>;

export const countResults = (results: readonly Result[]): Counts => {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status } of results) counts[status] += 1;
  return counts;
};

export function formatJson(origin: string, capabilities: readonly string[], results: readonly Result[]) {
  const rows = results.map(({ rule, ...result }) => ({
    area: rule.area,
    name: rule.name,
    ...(rule.capability !== undefined && { capability: rule.capability }),
    ...result,
  }));
  return `${JSON.stringify({ backend: origin, capabilities, counts: countResults(results), rules: rows }, null, 2)}\n`;
}

const CONTROLS = /(?![\t\n])[\p{Cc}\ufffe\uffff]/gu;

/** Escapes a text for XML, and removes characters that XML can't have. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(CONTROLS, '')
    .replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function formatCase(result: Result): string {
  const { rule, milliseconds, status } = result;
  const attributes = `classname="${escapeXml(rule.area)}" name="${escapeXml(rule.name)}" time="${milliseconds / 1000}"`;
  if (status === 'passed') return `    <testcase ${attributes}/>`;
  const content =
    status === 'skipped'
      ? `<skipped message="${escapeXml(result.reason)}"/>`
      : `<failure message="${escapeXml(result.failure.fix)}">${escapeXml(describeFailure(result))}</failure>`;
  return `    <testcase ${attributes}>${content}</testcase>`;
}

/** Formats results as JUnit XML, which CI systems read. */
export function formatJunit(results: readonly Result[]): string {
  const { failed, skipped } = countResults(results);
  const counts = `tests="${results.length}" failures="${failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="conformance" ${counts}>`,
    ...results.map(formatCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

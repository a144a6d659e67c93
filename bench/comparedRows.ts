import { formatMarkdown } from './figures.ts';
import { type SubjectName, subjects } from './subjects.ts';

/** One line of a comparison: a median for each subject. NaN if a subject doesn't have what is measured. */
export type ComparedRow = {
  /** Identifies the row in recorded.json. */
  key: string;
  title: string;
  unit: 'ms' | 'count' | 'KB' | 'MB' | 'shift';
  digits: number;
  values: { readonly [Name in SubjectName]?: number };
};

const formatValue = ({ digits, values }: ComparedRow, name: SubjectName) => {
  const value = values[name] ?? Number.NaN;
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
};

/** Formats rows as a Markdown table. Rows with the same title share a line, as in '42 / 17'. */
export function formatComparison(
  heading: string,
  names: readonly SubjectName[],
  rows: readonly ComparedRow[],
): string {
  const lines = Map.groupBy(rows, ({ title }) => title)
    .entries()
    .map(([title, group]) => [
      title,
      ...names.map((name) => group.map((row) => formatValue(row, name)).join(' / ')),
    ]);
  return formatMarkdown([[heading, ...names.map((name) => subjects[name].title)], ...lines]);
}

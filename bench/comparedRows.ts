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

/** Formats rows as a Markdown table. */
export function formatComparison(
  heading: string,
  names: readonly SubjectName[],
  rows: readonly ComparedRow[],
): string {
  const lines = rows.map(({ title, digits, values }) => [
    title,
    ...names.map((name) => {
      const value = values[name] ?? Number.NaN;
      return Number.isNaN(value) ? '–' : value.toFixed(digits);
    }),
  ]);
  return formatMarkdown([[heading, ...names.map((name) => subjects[name].title)], ...lines]);
}

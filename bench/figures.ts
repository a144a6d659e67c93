export type Summary = { median: number; min: number; max: number };

export function summarize(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(middle) + at(middle + 0.5)) / 2, min: at(0), max: at(sorted.length - 1) };
}

/** The value that 75 % of all are at most. */
export const getPercentile75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

export const formatCount = (rows: number) => rows.toLocaleString('en-US');

/** '12.3 (11.9–14.0)': the median, the least and the most. */
export function formatSpread(values: readonly number[]): string {
  const { median, min, max } = summarize(values);
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
}

/** How many times as much as something else, at the median. */
export const getRatio = (values: readonly number[], others: readonly number[]) =>
  summarize(values).median / summarize(others).median;

/** 'ok', or by how much it is missed. */
export const judge = (value: number, target: number) => (value <= target ? 'ok' : 'OVER');

/** Lays rows of words out in columns, the first row being the header. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const formatRow = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  const [header, ...rest] = rows.map(formatRow);
  return ['', header, '-'.repeat(header!.length), ...rest, ''].join('\n');
}

export type Summary = { median: number; min: number; max: number };

export function summary(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return { median: (at(middle) + at(middle + 0.5)) / 2, min: at(0), max: at(sorted.length - 1) };
}

const ms = (value: number) => value.toFixed(1);

export const spread = ({ median, min, max }: Summary) => `${ms(median)} (${ms(min)}–${ms(max)})`;

/** How many times as long, and whether that is within the target. */
export function verdict(ratio: number, target: number): string {
  return `${ratio.toFixed(2)}x ${ratio <= target ? '' : `> ${target}x`}`.trimEnd();
}

/** Rows of words in columns, the first of them the head. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  const [head, ...rest] = rows.map(line);
  return [head, '-'.repeat(head!.length), ...rest].join('\n');
}

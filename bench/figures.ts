/** Returns the value at a share of the sorted values, such as 0.5 for the median. */
export function getPercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const getMedian = (values: readonly number[]) => getPercentile(values, 0.5);

/** Formats median, minimum and maximum, such as '12.3 (11.9–14.0)'. */
export const formatSpread = (values: readonly number[]) =>
  `${getMedian(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;

/** Aligns rows of cells into columns. The first row is the header. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const formatRow = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  const [header, ...rest] = rows.map(formatRow);
  return ['', header, '-'.repeat(header!.length), ...rest, ''].join('\n');
}

/** Formats rows of cells as a Markdown table. The first row is the header. */
export function formatMarkdown(rows: readonly (readonly string[])[]): string {
  const [header = []] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const formatRow = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [first, ...rest] = rows.map(formatRow);
  return ['', first, rule, ...rest, ''].join('\n');
}

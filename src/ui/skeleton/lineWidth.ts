const widths = {
  first: [72, 44, 60, 52, 66, 58, 48, 70],
  second: [88, 70, 64, 80, 74, 50, 62, 68],
} as const;

/** How long a line of words that is still on its way is drawn: uneven, as words are, yet always the same. */
export function lineWidth(row: number, line: keyof typeof widths): string {
  const choices = widths[line];
  return `${choices[row % choices.length]}%`;
}

/** Returns the time of a save, always later than the previous one. */
export function getNextTimestamp(now: number, before: string | undefined): string {
  const previous = Date.parse(before ?? '');
  return new Date(Number.isNaN(previous) ? now : Math.max(now, previous + 1)).toISOString();
}

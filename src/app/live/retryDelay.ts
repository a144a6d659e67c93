const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait in ms after so many failures in a row: twice as long each time, and by chance up to half less, so that
 * not all browsers come back at the same moment to a server that was restarted.
 */
export function getRetryDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return longest * (1 - random / 2);
}

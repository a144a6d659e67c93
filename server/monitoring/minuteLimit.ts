const MINUTE_MS = 60_000;

/** How often something may happen in a minute: for one visitor, and in total. */
type MinuteLimits = { visitor: number; total: number };

/**
 * Creates a function that returns false above the limits of the current minute. Counts in memory, because what it limits
 * must not write to the store. Without a visitor, only the total counts.
 */
export function createMinuteLimit(limits: MinuteLimits): (visitor: string | undefined) => boolean {
  let startedAt = -Infinity;
  let total = 0;
  const counts = new Map<string, number>();
  return (visitor) => {
    const now = performance.now();
    if (now - startedAt >= MINUTE_MS) {
      startedAt = now;
      total = 0;
      counts.clear();
    }
    if (total >= limits.total) return false;
    if (visitor !== undefined) {
      const count = (counts.get(visitor) ?? 0) + 1;
      if (count > limits.visitor) return false;
      counts.set(visitor, count);
    }
    total += 1;
    return true;
  };
}

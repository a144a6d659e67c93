import { useEffect, useState } from 'react';

/** Returns the query once typing has paused. An empty query returns at once. */
export function useDebouncedValue(query: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), query === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [query, delayMs]);
  return debounced;
}

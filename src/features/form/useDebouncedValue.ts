import { useEffect, useState } from 'react';

/** Returns the query as it was when the typing stopped. An emptied one counts at once. */
export function useDebouncedValue(query: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), query === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [query, delayMs]);
  return debounced;
}

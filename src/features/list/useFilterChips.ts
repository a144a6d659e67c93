import { type ComponentType, useEffect, useState } from 'react';
import type { FilterChipsProps } from './FilterChips.tsx';

/** Gets the chips of active filters once there are any: most visits to a list have none. */
export function useFilterChips(need: 'needed' | 'notNeeded') {
  const [Chips, setChips] = useState<ComponentType<FilterChipsProps>>();
  const [status, setStatus] = useState<'waiting' | 'failed'>('waiting');
  useEffect(() => {
    if (need === 'notNeeded') return;
    import('./FilterChips.tsx').then(
      (module) => setChips(() => module.FilterChips),
      () => setStatus('failed'),
    );
  }, [need]);
  return { Chips, status };
}

import { type RefObject, useState, useTransition } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { lazyWithRetry } from '../loading/lazyWithRetry.tsx';
import { LoadBoundary } from '../loading/LoadBoundary.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { getActiveFilters } from './filterText.ts';

const FilterPanel = lazyWithRetry(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel));

export type ListFiltersButtonProps = Omit<FilterPanelProps, 'anchor' | 'onClose'> & {
  disabledReason: string | undefined;
  ref: RefObject<HTMLButtonElement | null>;
};

/** Opens the panel with the filters that have no place in the toolbar. */
export function ListFiltersButton({ disabledReason, ref, ...panel }: ListFiltersButtonProps) {
  const { filterCopy: copy } = useWords('list');
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const close = () => setOpen(false);
  const { length } = getActiveFilters(panel.filters, panel.criteria);
  return (
    <>
      <Button
        ref={ref}
        icon={<SlidersHorizontal />}
        status={isLoading ? 'busy' : 'ready'}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => startTransition(() => setOpen(true))}
      >
        {length === 0 ? copy.filters : copy.filtersActive(length)}
      </Button>
      <LoadBoundary onClose={close}>
        {isOpen && <FilterPanel {...panel} anchor={ref} onClose={close} />}
      </LoadBoundary>
    </>
  );
}

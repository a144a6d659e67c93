import { type ComponentType, type RefObject, useState } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { SlidersHorizontal } from '#ui/icon/icons.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { getActiveFilters } from './filterText.ts';

export type ListFiltersButtonProps = Omit<FilterPanelProps, 'anchor' | 'onClose'> & {
  disabledReason: string | undefined;
  ref: RefObject<HTMLButtonElement | null>;
  /** Gets the code of the panel; a story may fail to. */
  loadPanel?: (() => Promise<ComponentType<FilterPanelProps>>) | undefined;
};

/** Few visits need the panel: it comes when it is asked for. */
const importPanel = () => import('./FilterPanel.tsx').then((module) => module.FilterPanel);

/** Opens the panel with the filters that have no place in the toolbar. */
export function ListFiltersButton({
  disabledReason,
  ref,
  loadPanel = importPanel,
  ...panel
}: ListFiltersButtonProps) {
  const { filterCopy: copy } = useWords('list');
  const [status, setStatus] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Panel, setPanel] = useState<ComponentType<FilterPanelProps>>();
  const open = async () => {
    if (Panel) return setStatus('open');
    setStatus('loading');
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded);
      setStatus('open');
    } catch {
      setStatus('failed');
    }
  };
  const { length } = getActiveFilters(panel.filters, panel.criteria);
  return (
    <>
      <Button
        ref={ref}
        icon={<SlidersHorizontal />}
        status={status === 'loading' ? 'busy' : 'ready'}
        disabledReason={disabledReason}
        aria-haspopup="dialog"
        aria-expanded={status === 'open'}
        onClick={() => void open()}
      >
        {length === 0 ? copy.filters : copy.filtersActive(length)}
      </Button>
      {status === 'failed' && (
        <span role="alert" className="self-center text-sm text-critical-strong">
          {copy.notLoaded}
        </span>
      )}
      {status === 'open' && Panel && <Panel {...panel} anchor={ref} onClose={() => setStatus('closed')} />}
    </>
  );
}

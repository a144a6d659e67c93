import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { useFormats } from '../format/useFormats.ts';
import { formatChoice, getActiveFilters } from './filterText.ts';
import type { ListFilter, OnCriteriaChange } from './listDefinition.ts';

export type FilterChipsProps = {
  filters: readonly ListFilter[];
  criteria: ListCriteria;
  onChange: OnCriteriaChange;
  /** A chip is gone: the focus needs another place. */
  onRemoved: () => void;
};

/** What the list is narrowed to by the panel, one chip for each filter; nothing where it is not. */
export function FilterChips({ filters, criteria, onChange, onRemoved }: FilterChipsProps) {
  const { filterCopy: copy, filterChipCopy: chipCopy } = useWords('list');
  const formats = useFormats();
  const active = getActiveFilters(filters, criteria);
  if (active.length === 0) return null;
  const takeOff = (off: readonly ListFilter[]) => {
    onChange({ filters: Object.fromEntries(off.map(({ param }) => [param, undefined])) });
    onRemoved();
  };
  return (
    <ul
      aria-label={copy.active}
      className="flex flex-wrap items-center gap-2 px-5 pb-3 @max-[40rem]/tbl:px-4"
    >
      {active.map((filter) => {
        const text = chipCopy.chip(
          filter.label,
          formatChoice(chipCopy, formats, filter, criteria.filters[filter.param] ?? ''),
        );
        return (
          <li key={filter.param} className="max-w-full">
            <Chip removeLabel={chipCopy.remove(text)} onRemove={() => takeOff([filter])}>
              {text}
            </Chip>
          </li>
        );
      })}
      <li>
        <Button variant="ghost" size="sm" onClick={() => takeOff(filters)}>
          {copy.clear}
        </Button>
      </li>
    </ul>
  );
}

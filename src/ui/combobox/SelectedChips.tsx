import { useEffect, useRef } from 'react';
import { Chip } from '../chip/Chip.tsx';

type SelectedChipsProps = {
  label: string;
  values: readonly string[];
  valueLabel: (value: string) => string;
  removeLabel: (value: string) => string;
  /** Left out where nothing can be changed now. */
  onRemove: ((value: string) => void) | undefined;
  /** Where the focus goes when the last one is gone. */
  inputId: string;
};

/** What was chosen. The focus of a chip that goes away goes to the one after it, or the one before. */
export function SelectedChips({
  label,
  values,
  valueLabel,
  removeLabel,
  onRemove,
  inputId,
}: SelectedChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    if (removedAt.current === undefined) return;
    const crosses = list.current?.querySelectorAll('button') ?? [];
    const next = crosses[Math.min(removedAt.current, crosses.length - 1)] ?? document.getElementById(inputId);
    removedAt.current = undefined;
    next?.focus();
  });
  if (values.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className="mt-2.5 flex flex-wrap gap-1.5">
      {values.map((value, index) => (
        <li key={value} className="flex max-w-full">
          <Chip
            {...(onRemove && {
              removeLabel: removeLabel(value),
              onRemove: () => {
                removedAt.current = index;
                onRemove(value);
              },
            })}
          >
            {valueLabel(value)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

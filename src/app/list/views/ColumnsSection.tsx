import { type ComponentProps, startTransition, useState } from 'react';
import type { ListLayout } from '#contract/lists/views.ts';
import { ColumnsPanel } from '#features/list/views/ColumnsPanel.tsx';
import { isStored } from '../../browser/adminStorage.ts';

type ColumnsSectionProps = Omit<ComponentProps<typeof ColumnsPanel>, 'storage' | 'onChange'> & {
  /** Key of the views in the browser's storage. */
  storageKey: string;
  onLayout: (layout: ListLayout) => void;
};

/** The columns panel. Updates at once, while the table follows in a transition. */
export function ColumnsSection({ storageKey, onLayout, ...props }: ColumnsSectionProps) {
  const [layout, setLayout] = useState(props.layout);
  return (
    <ColumnsPanel
      {...props}
      layout={layout}
      storage={isStored(storageKey) ? 'available' : 'unavailable'}
      onChange={(next) => {
        setLayout(next);
        startTransition(() => onLayout(next));
      }}
    />
  );
}

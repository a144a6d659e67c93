import { type ComponentType, useSyncExternalStore } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useLoaded } from '../browser/useLoaded.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { SelectedRowsProps } from './BulkSection.tsx';

type LazyBulkSectionProps<Row extends { _id: string }> = SelectedRowsProps<Row> & {
  load: () => Promise<{ Section: ComponentType<SelectedRowsProps<Row>> }>;
};

/** Loads what acts on selected rows with the first selection: a list that is only read needs none of it. */
export function LazyBulkSection<Row extends { _id: string }>({ load, ...props }: LazyBulkSectionProps<Row>) {
  const { listCopy: copy } = useWords('list');
  const { selection } = props.selectable;
  const hasSelected = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0);
  const notify = useNotify();
  const loaded = useLoaded(hasSelected ? 'needed' : 'notNeeded', load, (error) => {
    logFailure(error);
    selection.clear();
    notify('error', copy.bulkNotLoaded);
  });
  return loaded && <loaded.Section {...props} />;
}

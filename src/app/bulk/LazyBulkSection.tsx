import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { listCopy as copy } from '#features/list/listCopy.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { SelectedRowsProps } from './BulkSection.tsx';

type Section<Row> = ComponentType<SelectedRowsProps<Row>>;
type LazyBulkSectionProps<Row> = SelectedRowsProps<Row> & { load: () => Promise<Section<Row>> };

/** Loads what acts on selected rows with the first selection: a list that is only read needs none of it. */
export function LazyBulkSection<Row>({ load, ...props }: LazyBulkSectionProps<Row>) {
  const { selection } = props.selectable;
  const hasSelected = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0);
  const [loaded, setLoaded] = useState<{ Section: Section<Row> }>();
  const notify = useNotify();
  const fail = useEffectEvent((error: unknown) => {
    logFailure(error);
    selection.clear();
    notify('error', copy.bulkNotLoaded);
  });
  const isWanted = hasSelected && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (Section) => setLoaded({ Section }),
      (error: unknown) => fail(error),
    );
  }, [isWanted, load]);
  return loaded && <loaded.Section {...props} />;
}

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { inventoryCopy as copy } from '#features/products/inventory/inventoryCopy.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { BulkSection, BulkSectionProps } from './bulk/BulkSection.tsx';

/** Loads what acts on selected products with the first selection: a list that is only read needs none of it. */
export function LazyBulkSection(props: BulkSectionProps) {
  const { selection } = props.selectable;
  const hasSelected = useSyncExternalStore(selection.subscribe, () => selection.get().size > 0);
  const [loaded, setLoaded] = useState<{ Section: typeof BulkSection }>();
  const notify = useNotify();
  const fail = useEffectEvent(() => {
    selection.clear();
    notify('error', copy.bulkLoadFailed);
  });
  const isWanted = hasSelected && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    import('./bulk/BulkSection.tsx').then(
      (module) => setLoaded({ Section: module.BulkSection }),
      () => fail(),
    );
  }, [isWanted]);
  return loaded && <loaded.Section {...props} />;
}

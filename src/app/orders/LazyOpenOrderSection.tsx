import { useEffect, useEffectEvent, useState } from 'react';
import { ordersCopy as copy } from '#features/orders/table/ordersCopy.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { OpenOrderSection, OpenOrderSectionProps } from './OpenOrderSection.tsx';

/** Gets the code of the dialog; asked for as soon as a row's link is pointed at or has the focus. */
export const importOpenOrder = () => import('./OpenOrderSection.tsx');

type LazyOpenOrderSectionProps = Omit<OpenOrderSectionProps, 'id'> & { id: string | undefined };

/** The order that the address names, once its code is there: a list that is only looked at needs none of it. */
export function LazyOpenOrderSection({ id, ...props }: LazyOpenOrderSectionProps) {
  const [loaded, setLoaded] = useState<{ Section: typeof OpenOrderSection }>();
  const notify = useNotify();
  const fail = useEffectEvent((error: unknown) => {
    logFailure(error);
    notify('error', copy.orderNotLoaded);
    props.onClose();
  });
  const isWanted = id !== undefined && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    importOpenOrder().then(
      (module) => setLoaded({ Section: module.OpenOrderSection }),
      (error: unknown) => fail(error),
    );
  }, [isWanted]);
  return loaded && id !== undefined && <loaded.Section {...props} id={id} />;
}

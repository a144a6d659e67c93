import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useLoaded } from '../browser/useLoaded.ts';
import { withWords } from '../language/withWords.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { OpenOrderSectionProps } from './OpenOrderSection.tsx';

/** Gets the code of the dialog; asked for as soon as a row's link is pointed at or has the focus. */
export const importOpenOrder = async () => ({
  Section: (await withWords(import('./OpenOrderSection.tsx'), 'orderDetail')).OpenOrderSection,
});

type LazyOpenOrderSectionProps = Omit<OpenOrderSectionProps, 'id'> & { id: string | undefined };

/** The order that the address names, once its code is there: a list that is only looked at needs none of it. */
export function LazyOpenOrderSection({ id, ...props }: LazyOpenOrderSectionProps) {
  const { ordersCopy: copy } = useWords('orders');
  const notify = useNotify();
  const loaded = useLoaded(id === undefined ? 'notNeeded' : 'needed', importOpenOrder, (error) => {
    logFailure(error);
    notify('error', copy.orderNotLoaded);
    props.onClose();
  });
  return loaded && id !== undefined && <loaded.Section {...props} id={id} />;
}

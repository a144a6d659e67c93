import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useLoaded } from '../browser/useLoaded.ts';
import { useNotify } from '../shell/useNotify.ts';
import type { OrderDialogSectionProps } from './OrderDialogSection.tsx';

/** Gets the code of the dialog; asked for as soon as a row's link is pointed at or has the focus. */
export const importOrderDialog = async () => ({
  Section: (await import('./OrderDialogSection.tsx')).OrderDialogSection,
});

type LazyProps = Omit<OrderDialogSectionProps, 'id'> & { id: string | undefined };

/** The order that the address names, once its code is there: a list that is only looked at needs none of it. */
export function LazyOrderDialogSection({ id, ...props }: LazyProps) {
  const { ordersCopy: copy } = useWords('orders');
  const notify = useNotify();
  const loaded = useLoaded(id === undefined ? 'notNeeded' : 'needed', importOrderDialog, (error) => {
    logFailure(error);
    notify('error', copy.orderNotLoaded);
    props.onClose();
  });
  return loaded && id !== undefined && <loaded.Section {...props} id={id} />;
}

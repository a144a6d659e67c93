import type { DeleteProductDialogProps } from '#features/products/inventory/DeleteProductDialog.tsx';
import { useWords } from '#features/words/useWords.ts';
import { logFailure } from '../api/failure.ts';
import { useLoaded } from '../browser/useLoaded.ts';
import { useNotify } from '../shell/useNotify.ts';

/** Gets the code of the dialog; asked for as soon as a row's link or button is pointed at or has the focus. */
export const importDeleteDialog = async () => ({
  Dialog: (await import('#features/products/inventory/DeleteProductDialog.tsx')).DeleteProductDialog,
});

/** The question before a product is deleted, once its code is there: a list that is only read needs none of it. */
export function LazyDeleteProductDialog(props: DeleteProductDialogProps) {
  const { inventoryCopy: copy } = useWords('products');
  const notify = useNotify();
  const need = props.state.status === 'closed' ? 'notNeeded' : 'needed';
  const loaded = useLoaded(need, importDeleteDialog, (error) => {
    logFailure(error);
    props.onCancel();
    notify('error', copy.deleteNotLoaded);
  });
  return loaded && <loaded.Dialog {...props} />;
}

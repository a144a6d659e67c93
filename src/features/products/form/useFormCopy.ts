import { useWords } from '#features/words/useWords.ts';
import type { ProductFormCopy } from './productFormModel.ts';

/** A form adds a product, or it edits one. */
export type FormKind = 'create' | 'edit';

/** Returns the words of either form. */
export function useFormCopy(kind: FormKind): ProductFormCopy {
  const { createCopy, editCopy } = useWords('productForm');
  return kind === 'create' ? createCopy : editCopy;
}

import type { SaveBarState } from '#features/form/SaveBar.tsx';
import type { Upload } from '../images/ProductImages.tsx';
import type { FormRules, ProductFormMessages } from './productFormModel.ts';

export type SaveBarInput = {
  isSaving: boolean;
  upload: Upload;
  /** Number of fields with an error. */
  errorCount: number;
  imageCount: number;
  changes: 'saved' | 'unsaved';
};

export function getSaveBarState(input: SaveBarInput, rules: FormRules, t: ProductFormMessages): SaveBarState {
  const { isSaving, upload, errorCount, imageCount, changes } = input;
  if (isSaving)
    return {
      status: 'saving',
      text: t.saving,
      progress: upload.status === 'uploading' && upload.progress < 1 ? upload.progress : undefined,
    };
  const disabledReason = rules.missingImages === 'blocked' && imageCount === 0 ? t.noImages : undefined;
  if (errorCount > 0) return { status: 'attention', text: t.needAttention(errorCount), disabledReason };
  if (disabledReason !== undefined) return { status: 'blocked', text: disabledReason, disabledReason };
  return changes === 'unsaved' ? { status: 'unsaved', text: t.unsaved } : { status: 'unchanged' };
}

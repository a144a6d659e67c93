import type { Upload } from '../images/ProductImages.tsx';
import type { FormRules, ProductFormCopy } from './productFormModel.ts';

export type SaveBarInput = {
  saving: 'no' | 'yes';
  upload: Upload;
  /** Number of fields with an error. */
  problems: number;
  images: number;
  work: 'saved' | 'unsaved';
};

export type SaveBarState =
  | { status: 'saving'; text: string; share: number | undefined }
  | { status: 'attention'; text: string; blocked: string | undefined }
  | { status: 'blocked'; text: string; blocked: string }
  | { status: 'unsaved'; text: string }
  | { status: 'unchanged' };

export function getSaveBarState(input: SaveBarInput, rules: FormRules, copy: ProductFormCopy): SaveBarState {
  const { saving, upload, problems, images, work } = input;
  if (saving === 'yes')
    return {
      status: 'saving',
      text: copy.saving,
      share: upload.status === 'uploading' && upload.share < 1 ? upload.share : undefined,
    };
  const blocked = rules.withoutImages === 'blocked' && images === 0 ? copy.noImages : undefined;
  if (problems > 0) return { status: 'attention', text: copy.needAttention(problems), blocked };
  if (blocked !== undefined) return { status: 'blocked', text: blocked, blocked };
  return work === 'unsaved' ? { status: 'unsaved', text: copy.unsaved } : { status: 'unchanged' };
}

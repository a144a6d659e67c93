import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveDialog } from '#features/leave/LeaveDialog.tsx';
import { paths } from '#features/paths.ts';
import { ProductForm, type ProductFormProps } from '#features/products/form/ProductForm.tsx';
import type { ProductFormCopy, ProductValues } from '#features/products/form/productFormModel.ts';
import { useFormCopy } from '#features/products/form/useFormCopy.ts';
import type { SaveOutcome } from '#features/products/form/useProductForm.ts';
import { getFiles } from '#features/products/images/imageModel.ts';
import type { Upload } from '#features/products/images/ProductImages.tsx';
import { useWords } from '#features/words/useWords.ts';
import { getApiFailure, logFailure, serverMessageOr } from '../api/failure.ts';
import type { UploadOptions } from '../api/upload.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { useNotify } from '../shell/useNotify.ts';
import { useLeaveGuard } from '../router/useLeaveGuard.ts';

export type SaveResult =
  | { outcome: Exclude<SaveOutcome, 'failed'>; productId: string }
  /** `text` is what there is to say about it, if it was not said yet. */
  | { outcome: 'failed'; text: string | undefined };

export type ProductFormSectionProps = Omit<
  ProductFormProps,
  'upload' | 'onSubmit' | 'onProblems' | 'onWarnings' | 'onDirtyChange'
> & { save: (values: ProductValues, options: UploadOptions) => Promise<SaveResult> };

/** Connects either form to the app: reports errors, confirms leaving, and redirects after a save. */
export function ProductFormSection({ save, ...form }: ProductFormSectionProps) {
  const { leaveCopy } = useWords('productForm');
  const notify = useNotify();
  const [work, setWork] = useState<'saved' | 'unsaved'>('saved');
  const saving = useSaving(save, useFormCopy(form.kind));
  const leaving = useLeaveGuard(saving.savedId ? 'saved' : work);
  return (
    <>
      <ProductForm
        {...form}
        upload={saving.upload}
        onSubmit={saving.submit}
        onProblems={(messages) => messages.forEach((message) => notify('error', message))}
        onWarnings={(warnings) => warnings.forEach((warning) => notify('warning', warning))}
        onDirtyChange={setWork}
      />
      <LeaveDialog
        state={leaving.status === 'asking' ? 'asking' : 'closed'}
        words={leaveCopy}
        onLeave={() => leaving.status === 'asking' && leaving.leave()}
        onStay={() => leaving.status === 'asking' && leaving.stay()}
      />
    </>
  );
}

/** Saves the form: tracks the upload, reports a failure, and redirects to the saved product. */
function useSaving(save: ProductFormSectionProps['save'], copy: ProductFormCopy) {
  const notify = useNotify();
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const [savedId, setSavedId] = useState<string>();
  const pendingSave = useRef<AbortController>(undefined);

  // Whoever leaves while it is being saved has said that it need not be.
  useEffect(() => () => pendingSave.current?.abort(), []);
  useRedirectAfterSave(savedId, copy.saved);

  const submit = async (values: ProductValues): Promise<SaveOutcome> => {
    const { signal } = (pendingSave.current = new AbortController());
    const onProgress = (share: number) => setUpload({ status: 'uploading', share });
    if (getFiles(values.images).length > 0) onProgress(0);
    const result = await save(values, { signal, onProgress }).catch((error: unknown): SaveResult => {
      if (!signal.aborted) logFailure(error);
      return { outcome: 'failed', text: signal.aborted ? undefined : errorMessageFor(error, copy) };
    });
    setUpload({ status: 'none' });
    if (result.outcome !== 'failed') setSavedId(result.productId);
    else if (result.text !== undefined) notify('error', result.text);
    return result.outcome;
  };
  return { upload, savedId, submit };
}

/** Returns the server's message, or ours for a response without one, or for no response. */
const errorMessageFor = (error: unknown, copy: ProductFormCopy) =>
  getApiFailure(error)?.kind === 'refused' ? serverMessageOr(error, copy.failed) : copy.unanswered;

/** Redirects in an effect, because only then has the form's blocker been lifted. */
function useRedirectAfterSave(savedId: string | undefined, text: string) {
  const navigate = useNavigate();
  const lead = useEffectEvent((productId: string) => {
    const state: NavigationState = { message: { tone: 'success', text } };
    void navigate(paths.viewProduct(productId), { replace: true, state });
  });
  useEffect(() => {
    if (savedId !== undefined) lead(savedId);
  }, [savedId]);
}

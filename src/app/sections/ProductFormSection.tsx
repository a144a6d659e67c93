import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { LeaveDialog } from '#features/products/form/LeaveDialog.tsx';
import { ProductForm, type ProductFormProps } from '#features/products/form/ProductForm.tsx';
import type { ProductValues } from '#features/products/form/productFormModel.ts';
import type { SaveOutcome } from '#features/products/form/useProductForm.ts';
import { filesIn } from '#features/products/images/imageModel.ts';
import type { Upload } from '#features/products/images/ProductImages.tsx';
import { failureIn, logFailure, messageOr } from '../api/failure.ts';
import type { UploadOptions } from '../api/upload.ts';
import type { Arrival } from '../arrival.ts';
import { useNotify } from '../notify.ts';
import { useLeaveGuard } from '../router/useLeaveGuard.ts';

export type Saved =
  | { outcome: Exclude<SaveOutcome, 'failed'>; productId: string }
  /** `text` is what there is to say about it, if it was not said yet. */
  | { outcome: 'failed'; text: string | undefined };

export type ProductFormSectionProps = Omit<
  ProductFormProps,
  'upload' | 'onSubmit' | 'onProblems' | 'onWarnings' | 'onWork'
> & { save: (values: ProductValues, options: UploadOptions) => Promise<Saved> };

/** What both forms do with the app around them: say what went wrong, ask before they are left, lead on when saved. */
export function ProductFormSection({ save, ...form }: ProductFormSectionProps) {
  const notify = useNotify();
  const [work, setWork] = useState<'saved' | 'unsaved'>('saved');
  const saving = useSaving(save, form.copy);
  const leaving = useLeaveGuard(saving.savedId ? 'saved' : work);
  return (
    <>
      <ProductForm
        {...form}
        upload={saving.upload}
        onSubmit={saving.submit}
        onProblems={(messages) => messages.forEach((message) => notify('error', message))}
        onWarnings={(warnings) => warnings.forEach((warning) => notify('warning', warning))}
        onWork={setWork}
      />
      <LeaveDialog
        state={{ status: leaving.status === 'asking' ? 'asking' : 'closed' }}
        onLeave={() => leaving.status === 'asking' && leaving.leave()}
        onStay={() => leaving.status === 'asking' && leaving.stay()}
      />
    </>
  );
}

/** One save at a time: its upload as it goes on, its failure in words, and the way to the product when it is there. */
function useSaving(save: ProductFormSectionProps['save'], copy: ProductFormProps['copy']) {
  const notify = useNotify();
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const [savedId, setSavedId] = useState<string>();
  const underWay = useRef<AbortController>(undefined);

  // Whoever leaves while it is being saved has said that it need not be.
  useEffect(() => () => underWay.current?.abort(), []);
  useLeadTo(savedId, copy.saved);

  const submit = async (values: ProductValues): Promise<SaveOutcome> => {
    const { signal } = (underWay.current = new AbortController());
    const onProgress = (share: number) => setUpload({ status: 'uploading', share });
    if (filesIn(values.images).length > 0) onProgress(0);
    const result = await save(values, { signal, onProgress }).catch((error: unknown): Saved => {
      if (!signal.aborted) logFailure(error);
      return { outcome: 'failed', text: signal.aborted ? undefined : wordsFor(error, copy) };
    });
    setUpload({ status: 'none' });
    if (result.outcome !== 'failed') setSavedId(result.productId);
    else if (result.text !== undefined) notify('error', result.text);
    return result.outcome;
  };
  return { upload, savedId, submit };
}

/** The server's words, those for an answer without any, or those for none. */
const wordsFor = (error: unknown, copy: ProductFormProps['copy']) =>
  failureIn(error)?.kind === 'refused' ? messageOr(error, copy.failed) : copy.unanswered;

/** In an effect, because only then has the guard of the form been lifted. */
function useLeadTo(savedId: string | undefined, text: string) {
  const navigate = useNavigate();
  const lead = useEffectEvent((productId: string) => {
    const state: Arrival = { message: { tone: 'success', text } };
    void navigate(paths.viewProduct(productId), { replace: true, state });
  });
  useEffect(() => {
    if (savedId !== undefined) lead(savedId);
  }, [savedId]);
}

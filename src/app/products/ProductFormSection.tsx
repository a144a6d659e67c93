import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#ui/toast/ToastProvider.tsx';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { paths } from '#features/paths.ts';
import { ProductForm, type ProductFormProps } from '#features/products/form/ProductForm.tsx';
import {
  emptyValues,
  type ProductFormMessages,
  type ProductValues,
} from '#features/products/form/productFormModel.ts';
import { useProductFormMessages, type SaveOutcome } from '#features/products/form/useProductForm.ts';
import type { Upload } from '#features/products/images/ProductImages.tsx';
import { getFiles } from '#features/products/images/imageModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, getFieldError, logFailure, serverMessageOr } from '../api/failure.ts';
import type { UploadOptions } from '../api/upload.ts';
import type { NavigationState } from '../page/navigationState.ts';
import { LeaveGuard } from '../page/LeaveGuard.tsx';
import { useNotify } from '../page/useNotify.ts';

type SaveResult =
  | { outcome: 'created' | 'updated'; productId: string }
  /** `text` is the message to show; undefined if there is none or it was shown already. */
  | { outcome: Exclude<SaveOutcome, 'created' | 'updated'>; text: string | undefined };

export type ProductFormSectionProps = Omit<
  ProductFormProps,
  'upload' | 'onSubmit' | 'onErrors' | 'onErrorsFixed' | 'onWarnings' | 'onDirtyChange'
> & { save: (values: ProductValues, options: UploadOptions) => Promise<SaveResult> };

/** Connects a product form to the app: reports errors, confirms leaving, and redirects after a save. */
export function ProductFormSection({ save, ...form }: ProductFormSectionProps) {
  const t = useMessages('productForm').leaveDialog;
  const notify = useNotify();
  const toasts = useToast();
  const [changes, setChanges] = useState<'saved' | 'unsaved'>('saved');
  const saving = useSaving(save, useProductFormMessages(form.kind));
  return (
    <>
      <ProductForm
        {...form}
        upload={saving.upload}
        onSubmit={saving.submit}
        // In reverse, so that the toast of the first problem, whose field has focus, is in front.
        onErrors={(messages) => messages.toReversed().forEach((message) => notify('error', message))}
        onErrorsFixed={(messages) =>
          toasts.close(({ tone, text }) => tone === 'error' && messages.includes(text))
        }
        onWarnings={(warnings) => warnings.forEach((warning) => notify('warning', warning))}
        onDirtyChange={setChanges}
      />
      <LeaveGuard changes={saving.savedId ? 'saved' : changes} messages={t} />
    </>
  );
}

/** Saves the form: tracks the upload, reports a failure, and redirects to the saved product. */
function useSaving(save: ProductFormSectionProps['save'], t: ProductFormMessages) {
  const notify = useNotify();
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const [savedId, setSavedId] = useState<string>();
  const pendingSave = useRef<AbortController>(undefined);

  // Leaving the page aborts a pending save: the administrator has confirmed it.
  useEffect(() => () => pendingSave.current?.abort(), []);
  useRedirectAfterSave(savedId, t.saved);

  const submit = async (values: ProductValues): Promise<SaveOutcome> => {
    const { signal } = (pendingSave.current = new AbortController());
    const onProgress = (progress: number) => setUpload({ status: 'uploading', progress });
    if (getFiles(values.images).length > 0) onProgress(0);
    const result = await save(values, { signal, onProgress }).catch((error: unknown): SaveResult => {
      if (!signal.aborted) logFailure(error);
      if (signal.aborted) return { outcome: 'failed', text: undefined };
      const fieldError = toFormFieldError(getFieldError(error), emptyValues);
      return { outcome: fieldError ?? 'failed', text: errorMessageFor(error, t) };
    });
    setUpload({ status: 'none' });
    if ('productId' in result) setSavedId(result.productId);
    else if (result.text !== undefined) notify('error', result.text);
    return result.outcome;
  };
  return { upload, savedId, submit };
}

/** Returns the server's message, or our own if there is no message or no response. */
const errorMessageFor = (error: unknown, t: ProductFormMessages) =>
  getApiFailure(error)?.kind === 'refused' ? serverMessageOr(error, t.failed) : t.unanswered;

/** Opens the saved product, in an effect: during the render, the leave guard would still block the navigation. */
function useRedirectAfterSave(savedId: string | undefined, text: string) {
  const navigate = useNavigate();
  const redirect = useEffectEvent((productId: string) => {
    const state: NavigationState = { message: { tone: 'success', text } };
    void navigate(paths.viewProduct(productId), { replace: true, state });
  });
  useEffect(() => {
    if (savedId !== undefined) redirect(savedId);
  }, [savedId]);
}

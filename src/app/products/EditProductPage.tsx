import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent, useRef } from 'react';
import { useParams, useNavigate } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import { ConflictDialog } from '#features/form/ConflictDialog.tsx';
import { useConflict } from '#features/form/useConflict.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { EditProductView } from '#features/products/form/EditProductView.tsx';
import { type NewerVersion, NewerVersionNotice } from '#features/products/form/NewerVersionNotice.tsx';
import { editRules, getFields, hasSameFields } from '#features/products/form/productFormModel.ts';
import { buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { getApiFailure, logFailure, serverMessageOr, hasStatus } from '../api/failure.ts';
import { useClock } from '../browser/clock.ts';
import { useRemoteWriteCount } from '../live/useLive.ts';
import { useEditProduct, productQueries } from './productQueries.ts';
import type { NavigationState } from '../page/navigationState.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useAdminEmail } from '../session/useSession.ts';
import { Title } from '../page/Title.tsx';
import { useNotify } from '../page/useNotify.ts';
import { ProductFormSection, type ProductFormSectionProps } from './ProductFormSection.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { openEditDraft } from './productDrafts.ts';

/** Loads the product with this id and shows its form. */
function EditProductSection({ productId }: { productId: string }) {
  const { state, reload, newerVersion } = useEditedProduct(productId);
  return (
    <EditProductView state={state}>
      {state.status === 'editing' && (
        <EditForm
          key={state.loadCount}
          product={state.product}
          newerVersion={newerVersion}
          onReload={reload}
        />
      )}
    </EditProductView>
  );
}

type EditFormProps = { product: Product; newerVersion: NewerVersion; onReload: () => Promise<void> };

/** The form of one version of a product. */
function EditForm({ product, newerVersion, onReload }: EditFormProps) {
  const t = useMessages('productForm').conflict;
  const [saved] = useState(() => toFormValues(product));
  const email = useAdminEmail();
  const draft = useDraft({
    openStore: () => openEditDraft(email, product._id),
    kind: 'edit',
    initial: getFields(saved),
    hasSameFields,
    base: { version: product.updatedAt, stock: product.stock },
  });
  const reload = () => {
    draft.savePending();
    return onReload();
  };
  // A restored draft may be based on an older version: the save must conflict if the product has changed since then.
  const loaded = { ...product, updatedAt: draft.base.version, stock: draft.base.stock };
  const { save, conflict } = useSave(loaded, draft.clear, reload);
  return (
    <>
      <ProductFormSection
        kind="edit"
        rules={editRules}
        savedValues={saved}
        subtitle={product.name}
        notice={
          <NewerVersionNotice state={newerVersion} productId={product._id} onLoad={() => void reload()} />
        }
        draft={draft.offer}
        onFieldsChange={draft.save}
        cancelHref={paths.viewProduct(product._id)}
        save={save}
      />
      <ConflictDialog {...conflict.dialog} messages={t} />
    </>
  );
}

/** Saves the form. If someone else has saved the product since it was loaded, asks which version to keep. */
function useSave(loaded: Product, onSaved: () => void, onReload: EditFormProps['onReload']) {
  const edit = useEditProduct(loaded._id);
  const conflict = useConflict();
  const save: ProductFormSectionProps['save'] = async (values, options) => {
    const send = (expectedVersion: 'loaded' | 'any') =>
      edit.mutateAsync({ body: buildEditBody(values, loaded, expectedVersion), ...options });
    try {
      await send('loaded');
    } catch (error) {
      const failure = getApiFailure(error);
      if (failure?.kind !== 'refused' || failure.status !== 409) throw error;
      const decision = await conflict.ask(failure.message ?? '');
      if (decision !== 'overwrite') {
        if (decision === 'reload') await onReload();
        return { outcome: 'failed', text: undefined };
      }
      await send('any');
    }
    onSaved();
    return { outcome: 'updated', productId: loaded._id };
  };
  return { save, conflict };
}

export function EditProductPage() {
  const { edit: t, editOnly } = useMessages('productForm');
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={{ ...editOnly, signIn: editOnly.toLogin }} />}>
        <EditProductSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}

/**
 * Refetches the product whenever others change the catalogue, and returns whether they have saved or deleted it.
 * The form keeps its content.
 */
function useNewerVersion(loaded: Product | undefined, query: UseQueryResult<Product | undefined>) {
  const remoteWrites = useRemoteWriteCount('products');
  const lastRemoteWrites = useRef(remoteWrites);
  const refetch = useEffectEvent(() => void query.refetch());
  const isEditing = loaded !== undefined;
  useEffect(() => {
    if (!isEditing || remoteWrites === lastRemoteWrites.current) return;
    lastRemoteWrites.current = remoteWrites;
    refetch();
  }, [isEditing, remoteWrites]);

  function getNewerVersion(): NewerVersion {
    if (!loaded) return { status: 'none' };
    if (hasStatus(query.error, 404)) return { status: 'deleted' };
    const hasChanged = query.data !== undefined && query.data.updatedAt !== loaded.updatedAt;
    return { status: hasChanged ? 'saved' : 'none' };
  }
  return getNewerVersion();
}

/** Delay before redirecting from a missing product to the dashboard. */
const NOT_FOUND_REDIRECT_MS = 2000;

type Loaded = {
  product: Product;
  /** Increases when the administrator reloads the product. */
  loadCount: number;
};
type EditedProduct = { status: 'loading' } | { status: 'notFound' } | ({ status: 'editing' } & Loaded);

/**
 * Loads a product for editing. Ignores cached data, so that no outdated version is edited. Later changes of the
 * product don't change the form.
 */
function useEditedProduct(productId: string) {
  const t = useMessages('productForm').editOnly;
  const hasId = productId.trim() !== '';
  const query = useQuery({
    ...productQueries.one(productId),
    enabled: hasId,
    refetchOnMount: 'always',
    retryOnMount: true,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [loaded, setLoaded] = useState<Loaded>();
  const isSettled = query.isFetchedAfterMount && !query.isFetching;
  if (!loaded && isSettled && query.data) setLoaded({ product: query.data, loadCount: 1 });

  const notify = useNotify();
  const isNotFound = !loaded && isSettled && !query.data && isNotFoundError(query.error);
  useRedirectIfNotFound(isNotFound);
  useRedirectOnFailure(hasId, loaded || isNotFound ? null : query.error);

  const reload = async () => {
    const { data, error } = await query.refetch();
    if (data) setLoaded((current) => ({ product: data, loadCount: (current?.loadCount ?? 0) + 1 }));
    else notify('error', isNotFoundError(error) ? t.notFound : serverMessageOr(error, t.fetchFailed));
  };
  const newerVersion = useNewerVersion(loaded?.product, query);
  const state: EditedProduct = loaded
    ? { status: 'editing', ...loaded }
    : { status: isNotFound ? 'notFound' : 'loading' };
  return { state, reload, newerVersion };
}

/** Returns whether the product doesn't exist: a 404, or a 200 without a product (no error). */
const isNotFoundError = (error: unknown): boolean => error === null || hasStatus(error, 404);

function useRedirectIfNotFound(isNotFound: boolean) {
  const t = useMessages('productForm').editOnly;
  const navigate = useNavigate();
  const notify = useNotify();
  const clock = useClock();
  const leave = useEffectEvent(() => void navigate(paths.dashboard));
  const announce = useEffectEvent(() => notify('error', t.notFound));
  useEffect(() => {
    if (!isNotFound) return;
    announce();
    return clock.after(NOT_FOUND_REDIRECT_MS, leave);
  }, [isNotFound, clock]);
}

/** Redirects to the dashboard, which shows the failure. */
function useRedirectOnFailure(hasId: boolean, error: Error | null) {
  const t = useMessages('productForm').editOnly;
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    const text = hasId ? serverMessageOr(error, t.fetchFailed) : t.noIdGiven;
    const state: NavigationState = { message: { tone: 'error', text } };
    void navigate(paths.dashboard, { replace: true, state });
  });
  useEffect(() => {
    if (!hasId) return leave();
    if (!error) return;
    logFailure(error);
    leave();
  }, [hasId, error]);
}

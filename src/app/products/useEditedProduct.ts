import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import { paths } from '#features/paths.ts';
import type { NewerVersion } from '#features/products/form/NewerVersionNotice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, logFailure, serverMessageOr, isRefusedWith } from '../api/failure.ts';
import { useClock } from '../browser/clock.ts';
import { useRemoteWrites } from '../live/LiveProvider.tsx';
import { productQueries } from '../queries/products.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { useNotify } from '../shell/useNotify.ts';

/**
 * Reloads the product whenever others change the catalogue, and returns whether they saved or deleted it. The form
 * keeps its content.
 */
function useNewerVersion(edited: Product | undefined, query: UseQueryResult<Product | undefined>) {
  const remoteWrites = useRemoteWrites('products');
  const lastRemoteWrites = useRef(remoteWrites);
  const refetch = useEffectEvent(() => void query.refetch());
  const hasBegun = edited !== undefined;
  useEffect(() => {
    if (!hasBegun || remoteWrites === lastRemoteWrites.current) return;
    lastRemoteWrites.current = remoteWrites;
    refetch();
  }, [hasBegun, remoteWrites]);

  function getNewerVersion(): NewerVersion {
    if (!edited) return { status: 'none' };
    if (isRefusedWith(404, query.error)) return { status: 'deleted' };
    const isOther = query.data !== undefined && query.data.updatedAt !== edited.updatedAt;
    return { status: isOther ? 'saved' : 'none' };
  }
  return getNewerVersion();
}

/** Delay before redirecting from a missing product to the dashboard. */
const NOT_FOUND_REDIRECT_MS = 2000;

type Loaded = { product: Product; version: number };
type EditedProduct = { status: 'loading' } | { status: 'notFound' } | ({ status: 'editing' } & Loaded);

/**
 * Loads a product for editing. It is always loaded again, so that no outdated version is edited, and doesn't change
 * while it is edited.
 */
export function useEditedProduct(productId: string) {
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
  const settled = query.isFetchedAfterMount && !query.isFetching;
  if (!loaded && settled && query.data) setLoaded({ product: query.data, version: 0 });

  const notify = useNotify();
  const missing = !loaded && settled && !query.data && isMissing(query.error);
  useRedirectIfMissing(missing);
  useRedirectOnFailure(hasId, loaded || missing ? null : query.error);

  const reload = async () => {
    const { data, error } = await query.refetch();
    if (data) setLoaded((before) => ({ product: data, version: (before?.version ?? 0) + 1 }));
    else notify('error', isMissing(error) ? t.notFound : serverMessageOr(error, t.fetchFailed));
  };
  const newer = useNewerVersion(loaded?.product, query);
  const state: EditedProduct = loaded
    ? { status: 'editing', ...loaded }
    : { status: missing ? 'notFound' : 'loading' };
  return { state, reload, newer };
}

/** Returns whether a response says that the product doesn't exist. */
function isMissing(error: unknown): boolean {
  const failure = getApiFailure(error);
  return error === null || (failure?.kind === 'refused' && failure.status === 404);
}

function useRedirectIfMissing(missing: boolean) {
  const t = useMessages('productForm').editOnly;
  const navigate = useNavigate();
  const notify = useNotify();
  const clock = useClock();
  const leave = useEffectEvent(() => void navigate(paths.dashboard));
  const announce = useEffectEvent(() => notify('error', t.notFound));
  useEffect(() => {
    if (!missing) return;
    announce();
    return clock.after(NOT_FOUND_REDIRECT_MS, leave);
  }, [missing, clock]);
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

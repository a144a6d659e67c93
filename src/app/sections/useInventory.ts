import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { ListedProduct } from '#contract/listedProduct.ts';
import {
  type Criteria,
  type InventoryState,
  matchingOf,
  orderOf,
  pageOf,
} from '#features/products/inventory/inventoryModel.ts';
import { logFailure } from '../api/failure.ts';
import { useNotify } from '../notify.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { productQueries } from '../queries/products.ts';
import { useRetry } from '../useRetry.ts';

const none: readonly ListedProduct[] = [];

export type Inventory = {
  state: InventoryState;
  /** How many products the store has; undefined until that is known. */
  count: number | undefined;
  retry: () => void;
};

/** The products as the table shows them; each step is reckoned again only when its own criteria change. */
export function useInventory(criteria: Criteria, failureText: (error: unknown) => string): Inventory {
  const { search, category, sort, page, pageSize } = criteria;
  const query = useQuery(productQueries.all());
  const { data, error, refetch } = query;
  useFailureToast(error, failureText);
  const all = data ?? none;
  const order = useMemo(() => orderOf(all, sort), [all, sort]);
  const matching = useMemo(
    () => matchingOf(all, order, { search, category }),
    [all, order, search, category],
  );
  const failed = hasFailed(query);
  const state = useMemo<InventoryState>(() => {
    if (data) return pageOf(matching, { page, pageSize });
    return failed ? { status: 'failed', text: failureText(error) } : { status: 'loading' };
  }, [data, matching, page, pageSize, error, failed, failureText]);
  return { state, count: data?.length, retry: useRetry(refetch) };
}

/** Says once of each failure what went wrong. */
function useFailureToast(error: unknown, textOf: (error: unknown) => string) {
  const notify = useNotify();
  const say = useEffectEvent(() => notify('error', textOf(error)));
  useEffect(() => {
    if (!error) return;
    logFailure(error);
    say();
  }, [error]);
}

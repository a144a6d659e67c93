import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Currency } from '#contract/money/currency.ts';
import type { Product } from '#contract/products/product.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { NewOrderForm, type NewOrderFormProps } from '#features/orders/create/NewOrderForm.tsx';
import {
  hasSameFields,
  type NewOrderValues,
  type ProductState,
} from '#features/orders/create/newOrderModel.ts';
import { toNewOrderField } from '#features/orders/create/newOrderSchema.ts';
import { paths } from '#features/paths.ts';
import { formatProductName } from '#features/products/productModel.ts';
import { getApiFailure, getFieldError, hasStatus, logFailure, serverMessageOr } from '../../api/failure.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { LeaveGuard } from '../../page/LeaveGuard.tsx';
import type { NavigationState } from '../../page/navigationState.ts';
import { productQueries } from '../../products/productQueries.ts';
import { createRandomKey } from '../../queries/idempotencyKey.ts';
import { isFailedOrOffline } from '../../queries/isFailedOrOffline.ts';
import { useAdminEmail } from '../../session/useSession.ts';
import { settingsQuery, useSettings } from '../../settings.ts';
import { openOrderDraft } from './newOrderDraft.ts';
import { useCreateOrder } from './newOrderQueries.ts';
import { toOrderedProduct, useCustomerSearch, useProductSearch } from './useOrderSearches.ts';

type NewOrderSectionProps = {
  initial: NewOrderValues;
  description: string;
  /** The id of the order that is duplicated. */
  sourceId?: string | undefined;
};

/** The form of a new order, with its searches, its draft, and what happens after it. */
export function NewOrderSection({ initial, description, sourceId }: NewOrderSectionProps) {
  const { newOrderLeave } = useMessages('newOrder');
  const { currency } = useSettings();
  const email = useAdminEmail();
  const draft = useDraft({
    openStore: () => openOrderDraft(email, sourceId),
    kind: sourceId === undefined ? 'new' : 'copy',
    initial,
    hasSameFields,
  });
  const [productId, setProductId] = useState(initial.productId);
  const [changes, setChanges] = useState<'saved' | 'unsaved'>('saved');
  const products = useProductSearch(currency);
  const product = useChosenProduct(productId, products.products, currency);
  const saving = useSaving({ onPlaced: draft.clear, onRefused: product.retry });
  return (
    <>
      <NewOrderForm
        initial={initial}
        description={description}
        currency={currency}
        product={product.state}
        products={products}
        customers={useCustomerSearch()}
        draft={draft.offer}
        failure={saving.failure}
        onRetryProduct={product.retry}
        onSave={saving.save}
        onFieldsChange={(values) => {
          setProductId(values.productId);
          draft.save(values);
        }}
        onDirtyChange={setChanges}
      />
      <LeaveGuard changes={saving.placedId === undefined ? changes : 'saved'} messages={newOrderLeave} />
    </>
  );
}

/** Loads the product of the form. Shows the one that was found until then. */
function useChosenProduct(id: string, found: readonly Product[], currency: Currency) {
  const t = useMessages('products').inventory;
  const row = found.find((one) => one._id === id);
  const query = useQuery({
    ...productQueries.one(id),
    enabled: id !== '',
    retryOnMount: true,
    ...(row && { placeholderData: { product: row } }),
  });
  const getState = (): ProductState => {
    if (id === '') return { status: 'none' };
    // A failed reload keeps older data, but a product that was deleted can't be ordered.
    if (hasStatus(query.error, 404)) return { status: 'missing' };
    const product = query.data;
    if (product)
      return {
        status: 'chosen',
        product: toOrderedProduct(product, { name: formatProductName(t, product), currency }),
      };
    if (query.isSuccess) return { status: 'missing' };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  };
  return { state: getState(), retry: () => void query.refetch() };
}

type SavingOptions = { onPlaced: () => void; onRefused: () => void };

/** Places the order, and opens it. */
function useSaving({ onPlaced, onRefused }: SavingOptions) {
  const { newOrder: t } = useMessages('newOrder');
  const client = useQueryClient();
  const { mutateAsync } = useCreateOrder();
  const [failure, setFailure] = useState<string>();
  const [placedId, setPlacedId] = useState<string>();
  /** Replaces the form's key after the server has refused it. */
  const [otherKey, setOtherKey] = useState<string>();

  const save: NewOrderFormProps['onSave'] = async (body, requestKey) => {
    setFailure(undefined);
    try {
      const { order } = await mutateAsync({ body, idempotencyKey: otherKey ?? requestKey });
      onPlaced();
      setPlacedId(order._id);
    } catch (error) {
      logFailure(error);
      // An earlier attempt, whose answer was lost, has placed an order with other content. The message says so.
      if (hasStatus(error, 422)) setOtherKey(createRandomKey());
      // The product, its price, its stock or the store's currency has changed.
      if (hasStatus(error, 404) || hasStatus(error, 409)) {
        onRefused();
        void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
      }
      const fieldError = getFieldError(error);
      const field = fieldError && toNewOrderField([fieldError.field]);
      if (field) return { status: 'invalid', field, message: fieldError.message };
      const isAnswered = getApiFailure(error)?.kind === 'refused';
      setFailure(isAnswered ? serverMessageOr(error, t.notPlaced) : t.unanswered);
    }
    return { status: 'failed' };
  };
  const navigate = useNavigate();
  // In an effect, because the page asks before it is left until it knows that everything is saved.
  const open = useEffectEvent((id: string) => {
    const state: NavigationState = { message: { tone: 'success', text: t.placed } };
    void navigate(paths.order(id), { replace: true, state });
  });
  useEffect(() => {
    if (placedId !== undefined) open(placedId);
  }, [placedId]);
  return { save, failure, placedId };
}

import type { QueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import type { SourceKind } from '#contract/history/historySource.ts';
import type { Product } from '#contract/products/product.ts';
import { editProduct, getProduct } from '#contract/products/productCalls.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  buildChangeBody,
  getPreviousValues,
  hasValues,
  type ProductChange,
} from '#features/products/bulk/buildChangeBody.ts';
import { send } from '../api/send.ts';
import { createSourceIfAccepted } from '../queries/changeSource.ts';
import { createKeyIfAccepted } from '../queries/idempotencyKey.ts';
import { runWrite } from '../queries/listQueries.ts';

/** Reasons why a product was not changed. */
export type ChangeTexts = { notFound: string; changedMeanwhile: string };

export function useChangeTexts(): ChangeTexts {
  const { bulkBar } = useMessages('productTools');
  const { bulk } = useMessages('listTools');
  return { notFound: bulkBar.notAvailable, changedMeanwhile: bulk.changedMeanwhile };
}

/** Thrown if someone else has changed one of the values. */
export class ChangedMeanwhileError extends Error {
  readonly current: Product;

  constructor(text: string, current: Product) {
    super(text);
    this.current = current;
  }
}

type ConditionalChange = {
  change: ProductChange;
  /** Values that the changed fields must still have. If omitted, any values are replaced. */
  basis?: ProductChange | undefined;
  source: Extract<SourceKind, 'bulk' | 'quickEdit' | 'undo'>;
};

/** A saved change. `product` is what was sent. */
export type SavedChange = {
  product: Body<typeof editProduct>['product'];
  undo: () => Promise<SavedChange | undefined>;
};

/**
 * Changes some fields of a product. Resolves to the undo, or to undefined if it already has the values. The undo
 * fails if someone else has changed one of them since.
 */
export async function changeProduct(
  client: QueryClient,
  id: string,
  { change, basis, source: sourceKind }: ConditionalChange,
  texts: ChangeTexts,
): Promise<SavedChange | undefined> {
  const { product } = await send(getProduct, { params: { productId: id }, body: undefined });
  if (!product) throw new Error(texts.notFound);
  if (hasValues(product, change)) return undefined;
  const previous = getPreviousValues(product, change);
  if (basis && !hasValues(basis, previous)) throw new ChangedMeanwhileError(texts.changedMeanwhile, product);
  const body = buildChangeBody(product, change);
  const idempotencyKey = createKeyIfAccepted(client);
  const source = createSourceIfAccepted(client, sourceKind);
  await runWrite(client, 'products', () =>
    send(editProduct, { params: { productId: id }, body, idempotencyKey, source }),
  );
  return {
    product: body.product,
    undo: () => changeProduct(client, id, { change: previous, basis: change, source: 'undo' }, texts),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Product } from '#contract/products/product.ts';
import type { QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import { editBody, toFormValues } from '#features/products/form/productPayload.ts';
import {
  type Figures,
  findProblem,
  hasChanged,
  type QuickEditState,
} from '#features/products/quickEdit/quickEditModel.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { getApiFailure, isRefusedWith, logFailure, serverMessageOr } from '../api/failure.ts';
import { productQueries } from '../queries/products.ts';
import { type ListedFigures, showFigures, useQuickEdit } from '../queries/quickEdit.ts';

/** What came of a save: nothing more to say, or what the cell shows now. */
export type QuickEditOutcome =
  | { status: 'saved' }
  | Exclude<QuickEditState, { status: 'editing' | 'saving' }>;

/** Asks for the product of a cell, and saves one figure of it: the edit call sends the whole product, with its version. */
export function useQuickEditCall({ product: { _id: id }, field }: QuickEditCell) {
  const { editCopy, editOnlyCopy } = useWords('productForm');
  const { quickEditCopy: copy } = useWords('productTools');
  const { currency } = useFormats();
  const client = useQueryClient();
  const edit = useQuickEdit(id);
  const loaded = useRef<Promise<Product>>(undefined);

  const load = () => (loaded.current = fetchProduct());
  async function fetchProduct(): Promise<Product> {
    const { product } = await client.fetchQuery({ ...productQueries.one(id), staleTime: 0 });
    if (!product) throw new Error(editOnlyCopy.notFound);
    return product;
  }
  /** Somebody else has changed the figure: the list shows theirs as well. */
  async function toConflict(now: Product, text?: string): Promise<QuickEditOutcome> {
    await showFigures(client, id, getFigures(now));
    return { status: 'conflict', now, text };
  }
  async function send(text: string, seen: Figures): Promise<QuickEditOutcome> {
    const before = await (loaded.current ?? load());
    if (hasChanged(seen, before, field)) return toConflict(before);
    const problem = findProblem(before, field, text, { texts: editCopy.problems, currency });
    if (problem !== undefined) return { status: 'invalid', problem };
    const body = editBody({ ...toFormValues(before), [field]: text }, before, 'loaded');
    await edit.mutateAsync({ body, figures: getFigures(body.product) });
    return { status: 'saved' };
  }
  async function toOutcome(error: unknown): Promise<QuickEditOutcome> {
    logFailure(error);
    const now = isRefusedWith(409, error) ? await load().catch(() => undefined) : undefined;
    if (now) return toConflict(now, serverMessageOr(error, copy.conflict));
    loaded.current = undefined;
    const isRefused = getApiFailure(error)?.kind === 'refused';
    return {
      status: 'failed',
      text: isRefused ? serverMessageOr(error, editCopy.failed) : editCopy.unanswered,
    };
  }
  return {
    /** Asks for the product, and tells where its figure is no longer the one that was seen. A failure is told by the save. */
    async begin(seen: Figures): Promise<QuickEditOutcome | undefined> {
      const now = await load().catch(() => undefined);
      return now && hasChanged(seen, now, field) ? toConflict(now) : undefined;
    },
    save: (text: string, seen: Figures) => send(text, seen).catch(toOutcome),
  };
}

type SentFigures = { [Name in keyof ListedFigures]: ListedFigures[Name] | null };

const getFigures = (product: SentFigures): ListedFigures => ({
  actualPrice: product.actualPrice ?? undefined,
  discountedPrice: product.discountedPrice ?? undefined,
  discountPercentage: product.discountPercentage ?? undefined,
  stock: product.stock ?? undefined,
  stockUnit: product.stockUnit ?? undefined,
});

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormats } from '#features/format/useFormats.ts';
import { productName } from '#features/products/inventory/productName.ts';
import type { QuickEditCell } from '#features/products/inventory/quickEditCell.ts';
import {
  type Figures,
  findProblem,
  isSame,
  type QuickEditState,
  toText,
} from '#features/products/quickEdit/quickEditModel.ts';
import { useWords } from '#features/words/useWords.ts';
import { CANONICAL_LOCALE, convertAmountLocale } from '#contract/money/readAmount.ts';
import { useNotify } from '../shell/useNotify.ts';
import { type QuickEditOutcome, useQuickEditCall } from './useQuickEditCall.ts';

/** What is typed into a cell, what is said about it, and its save. */
export function useQuickEditCell(cell: QuickEditCell) {
  const { inventoryCopy } = useWords('products');
  const { editCopy } = useWords('productForm');
  const { quickEditCopy: copy } = useWords('productTools');
  const { product: row, field } = cell;
  const call = useQuickEditCall(cell);
  const notify = useNotify();
  const { locale, currency } = useFormats();
  const [text, setText] = useState(() => convertAmountLocale(toText(row, field), CANONICAL_LOCALE, locale));
  const [state, setState] = useState<QuickEditState>({ status: 'editing' });
  // What the administrator knows it to be; a save must not pass over anything else.
  const seen = useRef<Figures>(row);

  /** Tells whether the cell can be left. */
  function show(outcome: QuickEditOutcome): boolean {
    if (outcome.status === 'saved') {
      notify('success', copy.saved[field](productName(inventoryCopy, row)));
      return true;
    }
    if (outcome.status === 'conflict') seen.current = outcome.now;
    setState(outcome);
    return false;
  }
  const begin = useEffectEvent(async () => {
    const outcome = await call.begin(seen.current);
    if (outcome) show(outcome);
  });
  useEffect(() => void begin(), []);

  return {
    state,
    text,
    type(typed: string) {
      if (state.status === 'saving') return;
      setText(typed);
      if (state.status !== 'conflict') setState({ status: 'editing' });
    },
    /** Tells whether the cell can be left: what was typed is saved, or is what was there. */
    async save(): Promise<boolean> {
      if (state.status === 'saving') return false;
      const plain = convertAmountLocale(text, locale, CANONICAL_LOCALE);
      if (isSame(seen.current, field, plain)) return true;
      const problem = findProblem(seen.current, field, plain, { texts: editCopy.problems, currency });
      if (problem !== undefined) return show({ status: 'invalid', problem });
      setState({ status: 'saving' });
      return show(await call.save(plain, seen.current));
    },
  };
}

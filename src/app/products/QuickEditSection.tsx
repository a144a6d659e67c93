import { useQueryClient } from '@tanstack/react-query';
import {
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  useEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { CANONICAL_LOCALE, convertAmountLocale } from '#contract/money/parseAmount.ts';
import type { Product } from '#contract/products/product.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { buildEditBody, toFormValues } from '#features/products/form/productPayload.ts';
import {
  findCellButton,
  findAdjacentCell,
  type QuickEditCell,
} from '#features/products/inventory/quickEditCell.ts';
import { getProductName } from '#features/products/productModel.ts';
import { QuickEditForm } from '#features/products/quickEdit/QuickEditForm.tsx';
import {
  type EditableFields,
  findError,
  isUnchanged,
  type QuickEditState,
  toInputText,
  hasChanged,
} from '#features/products/quickEdit/quickEditModel.ts';
import { getApiFailure, hasStatus, logFailure, serverMessageOr } from '../api/failure.ts';
import { productQueries, type ListedFields, patchCachedRow, useSaveQuickEdit } from '../queries/products.ts';
import { useNotify } from '../shell/useNotify.ts';

type QuickEditSectionProps = {
  cell: QuickEditCell;
  rows: readonly Product[];
  /** Called with the cell to edit next; undefined closes the editor. */
  onCellChange: (next: QuickEditCell | undefined) => void;
  /** Receives a function that saves this cell and opens another. */
  saveAndOpenRef: RefObject<((next: QuickEditCell) => void) | null>;
};

/** Edits one cell of the list in place. Rendered in a portal, so that no row renders again. */
export function QuickEditSection({ cell, rows, onCellChange, saveAndOpenRef }: QuickEditSectionProps) {
  const cellElement = useCellElement(cell, rows, onCellChange);
  const { state, text, changeText, save } = useQuickEditCell(cell);
  const close = () => {
    onCellChange(undefined);
    // After the cell has rendered its button again, possibly in a row that has moved.
    setTimeout(() => findCellButton(cell)?.focus({ preventScroll: true }));
  };
  const saveAndOpen = async (next: QuickEditCell | undefined) => {
    if (!(await save())) return;
    if (next) onCellChange(next);
    else close();
  };
  useImperativeHandle(saveAndOpenRef, () => (next) => void saveAndOpen(next));
  if (!cellElement) return null;
  return createPortal(
    <QuickEditForm
      cell={cell}
      state={state}
      text={text}
      onTextChange={changeText}
      onSave={() => void saveAndOpen(undefined)}
      onCancel={() => state.status !== 'saving' && close()}
      onMove={(step) => void saveAndOpen(findAdjacentCell(cell, rows, step))}
    />,
    cellElement,
  );
}

/**
 * Returns the cell's element, even after its row has moved. Closes the editor, with a toast, if the row is no
 * longer on the page.
 */
function useCellElement(
  cell: QuickEditCell,
  rows: readonly Product[],
  onCellChange: QuickEditSectionProps['onCellChange'],
) {
  const { inventory } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  const [cellElement, setCellElement] = useState<HTMLElement>();
  const notify = useNotify();
  const closeEditor = useEffectEvent(() => {
    onCellChange(undefined);
    notify('warning', t.gone(getProductName(inventory, cell.product)));
  });
  useLayoutEffect(() => {
    const isListed = rows.some(({ _id }) => _id === cell.product._id);
    const found = isListed ? findCellButton(cell)?.closest('td') : undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the cell exists only after the render
    if (found) setCellElement(found);
    else closeEditor();
  }, [cell, rows]);
  useLayoutEffect(() => {
    const elements = cellElement ? [cellElement, cellElement.closest('tr')!] : [];
    for (const element of elements) element.dataset['editing'] = '';
    return () => elements.forEach((element) => delete element.dataset['editing']);
  }, [cellElement]);
  return cellElement;
}

/** Outcome of a save: saved, or the state of a cell that stays open. */
type QuickEditOutcome = { status: 'saved' } | Exclude<QuickEditState, { status: 'editing' | 'saving' }>;

/**
 * Loads the product of a cell and saves one of its values. The edit call needs the whole product with its version.
 */
function useQuickEditCall({ product: { _id: id }, field }: QuickEditCell) {
  const form = useMessages('productForm');
  const t = useMessages('productTools').quickEdit;
  const { currency } = useFormats();
  const client = useQueryClient();
  const edit = useSaveQuickEdit(id);
  const productPromise = useRef<Promise<Product>>(undefined);

  const load = () => (productPromise.current = fetchProduct());
  async function fetchProduct(): Promise<Product> {
    const { product } = await client.fetchQuery({ ...productQueries.one(id), staleTime: 0 });
    if (!product) throw new Error(form.editOnly.notFound);
    return product;
  }
  /** Someone else has changed the value: the list shows theirs. */
  async function toConflict(current: Product, text?: string): Promise<QuickEditOutcome> {
    await patchCachedRow(client, id, getListedFields(current));
    return { status: 'conflict', current, text };
  }
  async function send(text: string, shown: EditableFields): Promise<QuickEditOutcome> {
    const loaded = await (productPromise.current ?? load());
    if (hasChanged(shown, loaded, field)) return toConflict(loaded);
    const error = findError(loaded, field, text, { messages: form.edit.problems, currency });
    if (error !== undefined) return { status: 'invalid', error };
    const body = buildEditBody({ ...toFormValues(loaded), [field]: text }, loaded, 'loaded');
    await edit.mutateAsync({ body, fields: getListedFields(body.product) });
    return { status: 'saved' };
  }
  async function toOutcome(error: unknown): Promise<QuickEditOutcome> {
    logFailure(error);
    const current = hasStatus(error, 409) ? await load().catch(() => undefined) : undefined;
    if (current) return toConflict(current, serverMessageOr(error, t.conflict));
    productPromise.current = undefined;
    const isRefused = getApiFailure(error)?.kind === 'refused';
    return {
      status: 'failed',
      text: isRefused ? serverMessageOr(error, form.edit.failed) : form.edit.unanswered,
    };
  }
  return {
    /**
     * Loads the product and returns a conflict if its value isn't the shown one. A failure is reported by the save.
     */
    async findConflict(shown: EditableFields): Promise<QuickEditOutcome | undefined> {
      const current = await load().catch(() => undefined);
      return current && hasChanged(shown, current, field) ? toConflict(current) : undefined;
    },
    save: (text: string, shown: EditableFields) => send(text, shown).catch(toOutcome),
  };
}

type NullableFields = { [Name in keyof ListedFields]: ListedFields[Name] | null };

const getListedFields = (product: NullableFields): ListedFields => ({
  actualPrice: product.actualPrice ?? undefined,
  discountedPrice: product.discountedPrice ?? undefined,
  discountPercentage: product.discountPercentage ?? undefined,
  stock: product.stock ?? undefined,
  stockUnit: product.stockUnit ?? undefined,
});

/** State of the editor of one cell: its text, its message, and its save. */
function useQuickEditCell(cell: QuickEditCell) {
  const { inventory } = useMessages('products');
  const { problems } = useMessages('productForm').edit;
  const t = useMessages('productTools').quickEdit;
  const { product: row, field } = cell;
  const call = useQuickEditCall(cell);
  const notify = useNotify();
  const { locale, currency } = useFormats();
  const [text, setText] = useState(() =>
    convertAmountLocale(toInputText(row, field), CANONICAL_LOCALE, locale),
  );
  const [state, setState] = useState<QuickEditState>({ status: 'editing' });
  // The values shown to the administrator. A save must not overwrite others.
  const shown = useRef<EditableFields>(row);

  /** Returns whether the cell can be closed. */
  function applyOutcome(outcome: QuickEditOutcome): boolean {
    if (outcome.status === 'saved') {
      notify('success', t.saved[field](getProductName(inventory, row)));
      return true;
    }
    if (outcome.status === 'conflict') shown.current = outcome.current;
    setState(outcome);
    return false;
  }
  const checkForConflict = useEffectEvent(async () => {
    const outcome = await call.findConflict(shown.current);
    if (outcome) applyOutcome(outcome);
  });
  useEffect(() => void checkForConflict(), []);

  return {
    state,
    text,
    changeText(newText: string) {
      if (state.status === 'saving') return;
      setText(newText);
      if (state.status !== 'conflict') setState({ status: 'editing' });
    },
    /** Returns whether the cell can be closed: the text was saved or is unchanged. */
    async save(): Promise<boolean> {
      if (state.status === 'saving') return false;
      const canonicalText = convertAmountLocale(text, locale, CANONICAL_LOCALE);
      if (isUnchanged(shown.current, field, canonicalText)) return true;
      const error = findError(shown.current, field, canonicalText, { messages: problems, currency });
      if (error !== undefined) return applyOutcome({ status: 'invalid', error });
      setState({ status: 'saving' });
      return applyOutcome(await call.save(canonicalText, shown.current));
    },
  };
}

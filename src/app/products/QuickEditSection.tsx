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
import { buildChangeBody } from '#features/products/bulk/buildChangeBody.ts';
import {
  findCellButton,
  findAdjacentCell,
  getCellFields,
  type QuickEditCell,
  type QuickEditField,
} from '#features/products/inventory/quickEditCell.ts';
import { getProductName } from '#features/products/productModel.ts';
import { QuickEditForm } from '#features/products/quickEdit/QuickEditForm.tsx';
import {
  type EditableFields,
  findErrors,
  getChangedFields,
  parseTexts,
  type QuickEditState,
  type QuickEditTexts,
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
  /** Receives a function that saves this cell. It resolves to whether the cell can be closed. */
  saveRef: RefObject<(() => Promise<boolean>) | null>;
};

/** Edits one cell of the list in place. Rendered in a portal, so that no row renders again. */
export function QuickEditSection({ cell, rows, onCellChange, saveRef }: QuickEditSectionProps) {
  const cellElement = useCellElement(cell, rows, onCellChange);
  const { state, texts, changeText, save } = useQuickEditCell(cell);
  const close = () => {
    onCellChange(undefined);
    // After the cell has rendered its button again, possibly in a row that has moved.
    setTimeout(() => {
      // Another cell may have been opened meanwhile.
      if (document.activeElement === document.body) findCellButton(cell)?.focus({ preventScroll: true });
    });
  };
  const saveAndOpen = async (next: QuickEditCell | undefined) => {
    if (!(await save())) return;
    if (next) onCellChange(next);
    else close();
  };
  useImperativeHandle(saveRef, () => save);
  if (!cellElement) return null;
  return createPortal(
    <QuickEditForm
      cell={cell}
      state={state}
      texts={texts}
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
 * Loads the product of a cell and saves its values. The edit call needs the whole product with its version.
 */
function useQuickEditCall(cell: QuickEditCell) {
  const id = cell.product._id;
  const fields = getCellFields(cell);
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
  /** Someone else has changed a value: the list shows theirs. */
  async function toConflict(current: Product, text?: string): Promise<QuickEditOutcome> {
    await patchCachedRow(client, id, getListedFields(current));
    return { status: 'conflict', current, text };
  }
  async function send(texts: QuickEditTexts, shown: EditableFields): Promise<QuickEditOutcome> {
    const loaded = await (productPromise.current ?? load());
    if (hasChanged(shown, loaded, fields)) return toConflict(loaded);
    const errors = findErrors(loaded, texts, { messages: form.edit.problems, currency });
    if (Object.keys(errors).length > 0) return { status: 'invalid', errors };
    const body = buildChangeBody(loaded, parseTexts(texts));
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
     * Loads the product and returns a conflict if a value isn't the shown one. A failure is reported by the save.
     */
    async findConflict(shown: EditableFields): Promise<QuickEditOutcome | undefined> {
      const current = await load().catch(() => undefined);
      return current && hasChanged(shown, current, fields) ? toConflict(current) : undefined;
    },
    save: (texts: QuickEditTexts, shown: EditableFields) => send(texts, shown).catch(toOutcome),
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

const convertTexts = (texts: QuickEditTexts, from: string, to: string): QuickEditTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, convertAmountLocale(text, from, to)]),
  );

/** State of the editor of one cell: its texts, its message, and its save. */
function useQuickEditCell(cell: QuickEditCell) {
  const { inventory } = useMessages('products');
  const { problems } = useMessages('productForm').edit;
  const t = useMessages('productTools').quickEdit;
  const { product: row, field } = cell;
  const call = useQuickEditCall(cell);
  const notify = useNotify();
  const { locale, currency } = useFormats();
  const [texts, setTexts] = useState(() => {
    const saved = Object.fromEntries(getCellFields(cell).map((one) => [one, toInputText(row, one)]));
    return convertTexts(saved, CANONICAL_LOCALE, locale);
  });
  const [state, setState] = useState<QuickEditState>({ status: 'editing' });
  const pendingSave = useRef<Promise<boolean>>(undefined);
  // The values shown to the administrator. A save must not overwrite others.
  const shown = useRef<EditableFields>(row);

  /** Returns whether the cell can be closed. */
  function applyOutcome(outcome: QuickEditOutcome, changed: readonly QuickEditField[] = []): boolean {
    if (outcome.status === 'saved') {
      const saved = changed.length > 1 ? 'prices' : (changed[0] ?? field);
      notify('success', t.saved[saved](getProductName(inventory, row)));
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

  async function saveTexts(): Promise<boolean> {
    const canonicalTexts = convertTexts(texts, locale, CANONICAL_LOCALE);
    const changed = getChangedFields(shown.current, canonicalTexts);
    if (changed.length === 0) return true;
    const errors = findErrors(shown.current, canonicalTexts, { messages: problems, currency });
    if (Object.keys(errors).length > 0) return applyOutcome({ status: 'invalid', errors });
    setState({ status: 'saving' });
    return applyOutcome(await call.save(canonicalTexts, shown.current), changed);
  }

  return {
    state,
    texts,
    changeText(changedField: QuickEditField, text: string) {
      if (state.status === 'saving') return;
      setTexts((current) => ({ ...current, [changedField]: text }));
      if (state.status !== 'conflict') setState({ status: 'editing' });
    },
    /** Returns whether the cell can be closed: the texts were saved or are unchanged. */
    save(): Promise<boolean> {
      pendingSave.current ??= saveTexts().finally(() => {
        pendingSave.current = undefined;
      });
      return pendingSave.current;
    },
  };
}

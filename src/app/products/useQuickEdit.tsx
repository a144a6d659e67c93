import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CANONICAL_LOCALE, convertAmountLocale } from '#contract/money/parseAmount.ts';
import type { Product } from '#contract/products/product.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  findAdjacentCell,
  findCellButton,
  getCellFields,
  getPriceField,
  type QuickEditCell,
  type QuickEditField,
} from '#features/products/inventory/quickEditCell.ts';
import { LargeChangeDialog } from '#features/products/quickEdit/LargeChangeDialog.tsx';
import {
  activate,
  addEditor,
  deactivate,
  findEditor,
  getActive,
  NO_EDITORS,
  type OpenEditors,
  type QuickEditor,
  removeEditor,
  updateEditor,
} from '#features/products/quickEdit/openEditors.ts';
import {
  findErrors,
  getChangedFields,
  isLargePriceChange,
  parseTexts,
  type QuickEditTexts,
  toInputText,
  type Values,
} from '#features/products/quickEdit/quickEditModel.ts';
import { useChangeText, useValueLabel } from '#features/products/quickEdit/useChangeText.ts';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useNotify } from '../page/useNotify.ts';
import { QuickEditSection } from './QuickEditSection.tsx';
import { type QuickEditOutcome, useSaveQuickEdit } from './useSaveQuickEdit.ts';

/**
 * Edits values in the list. Leaving a cell saves it in the background, so that the next cell takes the next key. An
 * editor whose save fails opens again.
 */
export function useQuickEdit(rows: readonly Product[]) {
  const texts = useTypedTexts();
  const [open, setOpen] = useState<OpenEditors>(NO_EDITORS);
  const nextKey = useRef(0);
  const saves = useSaves(open, setOpen);
  const active = getActive(open);
  useFocusAfterEditing(active);

  /** Opens the editor of a cell, and saves the one that was open. */
  function openCell(product: Product, field: QuickEditField) {
    const existing = findEditor(open, { product, field });
    if (existing && existing === active) return;
    if (active && !leave(active)) return;
    if (existing) return setOpen(activate(existing.key));
    // The values that are being saved are the ones that are shown.
    const pending = open.editors
      .filter(({ cell, state }) => state.status === 'saving' && cell.product._id === product._id)
      .map((editor) => texts.parse(editor.texts));
    const shown: Product = Object.assign({}, product, ...pending);
    const cell = { product: shown, field: field === 'stock' ? field : getPriceField(shown) };
    const key = (nextKey.current += 1);
    setOpen(addEditor({ key, cell, texts: texts.format(cell), state: { status: 'editing' } }));
  }

  /** Saves an editor, unless its price must be confirmed. Returns whether it can be left: its values are valid. */
  function leave(editor: QuickEditor): boolean {
    const { key, cell } = editor;
    const result = texts.check(editor);
    if (result.status === 'unchanged') setOpen(removeEditor(key));
    else if (result.status === 'invalid') setOpen(updateEditor(key, { state: result }));
    else if (isLargePriceChange(cell.product, texts.parse(editor.texts)))
      setOpen(updateEditor(key, { state: { status: 'unconfirmed' } }));
    else saves.start(editor, texts.parse(editor.texts));
    return result.status !== 'invalid';
  }
  const leaveTo = (editor: QuickEditor, next: QuickEditCell | undefined) => {
    if (next) return openCell(next.product, next.field);
    if (leave(editor)) setOpen(deactivate);
  };
  function changeText(editor: QuickEditor, field: QuickEditField, text: string) {
    setOpen(
      updateEditor(editor.key, {
        texts: { ...editor.texts, [field]: text },
        ...(editor.state.status !== 'conflict' && { state: { status: 'editing' } }),
      }),
    );
  }
  const focusActive = useEventCallback((cell: QuickEditCell) => {
    const button = findCellButton(active?.cell ?? cell);
    const form = active && button?.closest('td')?.querySelector('form');
    if (form?.querySelector('input:focus')) return;
    (form?.querySelector('input') ?? button)?.focus({ preventScroll: true });
  });
  /** The dialog returns the focus to an element that had it before. */
  const focusAfterDialog = (cell: QuickEditCell) => setTimeout(() => focusActive(cell));
  function confirm(editor: QuickEditor) {
    saves.start(editor, texts.parse(editor.texts));
    setOpen(deactivate);
    focusAfterDialog(editor.cell);
  }

  const unconfirmed = active?.state.status === 'unconfirmed' ? active : undefined;
  const editor = (
    <>
      {open.editors.map((one) => (
        <QuickEditSection
          key={one.key}
          editor={one}
          values={texts.parse(one.texts)}
          rows={rows}
          status={one === active ? 'active' : 'inactive'}
          onTextChange={(field, text) => changeText(one, field, text)}
          onSave={() => leaveTo(one, undefined)}
          onCancel={() => setOpen(removeEditor(one.key))}
          onMove={(step) => leaveTo(one, findAdjacentCell(one.cell, rows, step))}
          onFocus={() => one !== active && openCell(one.cell.product, one.cell.field)}
          onGone={() => setOpen(removeEditor(one.key))}
        />
      ))}
      {unconfirmed && (
        <LargeChangeSection
          editor={unconfirmed}
          values={texts.parse(unconfirmed.texts)}
          onConfirm={() => confirm(unconfirmed)}
          onCancel={() => {
            setOpen(activate(unconfirmed.key));
            focusAfterDialog(unconfirmed.cell);
          }}
        />
      )}
    </>
  );
  return {
    open: openCell,
    /** Saves and closes all editors. Resolves to false if one stays open. Not a promise if there is none. */
    saveAndClose(): true | Promise<boolean> {
      if (open.editors.length === 0) return true;
      if (active) leaveTo(active, undefined);
      return saves.waitUntilClosed();
    },
    editor,
  };
}

type LargeChangeSectionProps = {
  editor: QuickEditor;
  values: Values;
  onConfirm: () => void;
  onCancel: () => void;
};

function LargeChangeSection({ editor, values, ...handlers }: LargeChangeSectionProps) {
  const getLabel = useValueLabel();
  const describe = useChangeText();
  const { product } = editor.cell;
  const fields = getChangedFields(product, values);
  return (
    <LargeChangeDialog
      {...handlers}
      label={getLabel(product, fields)}
      change={describe(product, { ...product, ...values }, fields)}
    />
  );
}

const convert = (texts: QuickEditTexts, from: string, to: string): QuickEditTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, convertAmountLocale(text, from, to)]),
  );

type CheckedTexts =
  | { status: 'unchanged' }
  | { status: 'invalid'; errors: QuickEditTexts }
  | { status: 'changed' };

/** Returns functions that format and read the texts of an editor in the current locale. */
function useTypedTexts() {
  const { problems: messages } = useMessages('productForm').edit;
  const { locale, currency } = useFormats();
  const toCanonical = (texts: QuickEditTexts) => convert(texts, locale, CANONICAL_LOCALE);
  return {
    parse: (texts: QuickEditTexts): Values => parseTexts(toCanonical(texts)),
    format(cell: QuickEditCell): QuickEditTexts {
      const saved = getCellFields(cell).map((field) => [field, toInputText(cell.product, field)]);
      return convert(Object.fromEntries(saved), CANONICAL_LOCALE, locale);
    },
    check({ cell: { product }, texts }: QuickEditor): CheckedTexts {
      const canonical = toCanonical(texts);
      if (getChangedFields(product, parseTexts(canonical)).length === 0) return { status: 'unchanged' };
      const errors = findErrors(product, canonical, { messages, currency });
      return Object.keys(errors).length > 0 ? { status: 'invalid', errors } : { status: 'changed' };
    },
  };
}

/** Saves editors in the background. One that fails opens again, or is reported in a toast after the page was left. */
function useSaves(open: OpenEditors, setOpen: (change: (open: OpenEditors) => OpenEditors) => void) {
  const t = useMessages('productTools').quickEdit;
  const getLabel = useValueLabel();
  const notify = useNotify();
  const save = useSaveQuickEdit();
  const pending = useRef(new Set<Promise<void>>());
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });

  function openAgain({ key, cell }: QuickEditor, outcome: Exclude<QuickEditOutcome, { status: 'saved' }>) {
    const product =
      outcome.status === 'conflict' ? { ...cell.product, ...pick(outcome.current, cell) } : cell.product;
    setOpen(updateEditor(key, { cell: { ...cell, product }, state: outcome }));
    // Someone who has moved on keeps the focus, and gets a message.
    const focused = document.activeElement;
    const isWaiting = focused === document.body || focused === findCellButton(cell);
    if (isMounted.current && latest.current.activeKey === undefined && isWaiting) setOpen(activate(key));
    else notify('error', t.notSaved(getLabel(product, getCellFields(cell)), outcome.text ?? t.conflict));
  }
  return {
    start(editor: QuickEditor, values: Values) {
      setOpen(updateEditor(editor.key, { state: { status: 'saving' } }));
      const saving = save(editor.cell.product, values).then((outcome) => {
        pending.current.delete(saving);
        if (outcome.status === 'saved') setOpen(removeEditor(editor.key));
        else openAgain(editor, outcome);
      });
      pending.current.add(saving);
    },
    /** Resolves to whether all editors are closed, when no save is pending. */
    async waitUntilClosed(): Promise<boolean> {
      await Promise.all(pending.current);
      // The last outcome is rendered in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
      return latest.current.editors.length === 0;
    },
  };
}

/** The values of a cell that someone else has saved. */
const pick = (current: Product | Values, cell: QuickEditCell): Values =>
  Object.fromEntries(getCellFields(cell).map((field) => [field, current[field]]));

/** Returns the focus to the cell whose editor was closed. */
function useFocusAfterEditing(active: QuickEditor | undefined) {
  const lastCell = useRef<QuickEditCell>(undefined);
  const activeKey = active?.key;
  useLayoutEffect(() => {
    if (active) lastCell.current = active.cell;
    else if (lastCell.current && document.activeElement === document.body)
      findCellButton(lastCell.current)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- after the last editor was closed
  }, [activeKey]);
}

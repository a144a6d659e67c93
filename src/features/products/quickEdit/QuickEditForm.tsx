import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, type Ref } from 'react';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { QuickEditCell, QuickEditField } from '../inventory/quickEditCell.ts';
import { getProductName } from '../productModel.ts';
import type { QuickEditState, EditableFields } from './quickEditModel.ts';

export type QuickEditFormProps = {
  cell: QuickEditCell;
  state: QuickEditState;
  text: string;
  onTextChange: (text: string) => void;
  onSave: () => void;
  /** Closes without saving. */
  onCancel: () => void;
  /** Saves and moves to the next or previous cell. */
  onMove: (step: 1 | -1) => void;
};

/** Edits a value of a row in place. */
export function QuickEditForm({ onSave, onCancel, onMove, ...inputProps }: QuickEditFormProps) {
  const t = useMessages('productTools').quickEdit;
  const { cell, state } = inputProps;
  const input = useInputFocus(state);
  const label = useLabel(cell);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    cancelOnEscape(event);
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onMove(event.shiftKey ? -1 : 1);
  };
  const isSaving = state.status === 'saving';
  const isConflict = state.status === 'conflict';
  const buttonProps = { size: 'sm', onKeyDown: cancelOnEscape, className: 'mt-px' } as const;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className={panelStyle}
    >
      <div className="flex items-start gap-0.5">
        <QuickEditInput {...inputProps} {...{ label, onKeyDown }} ref={input} />
        <IconButton
          {...buttonProps}
          type="submit"
          icon={<Check />}
          label={isConflict ? t.overwrite : t.save}
          status={isSaving ? 'busy' : 'ready'}
        />
        <IconButton
          {...buttonProps}
          icon={<X />}
          label={isConflict ? t.keep : t.cancel}
          disabledReason={isSaving ? t.saving : undefined}
          onClick={onCancel}
        />
      </div>
      <QuickEditMessage state={state} field={cell.field} />
    </form>
  );
}

function useLabel({ product, field }: QuickEditCell): string {
  const { inventory: inventoryMessages } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  return t.labels[field](getProductName(inventoryMessages, product));
}

/** Focuses the field on mount, and again after an error. */
function useInputFocus(state: QuickEditState) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    input.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => {
    if (state.status !== 'editing' && state.status !== 'saving')
      input.current?.focus({ preventScroll: true });
  }, [state]);
  return input;
}

/** Covers the cell, and is wider to fit error messages. */
const panelStyle =
  'absolute start-0 top-1/2 z-1 -mt-6 w-max max-w-[min(18rem,calc(100vw-2rem))] rounded-lg border border-border bg-surface-raised p-1.5 text-start font-regular whitespace-normal shadow-raised in-data-[align=end]:start-auto in-data-[align=end]:end-0 cards:in-data-[align=end]:start-0 cards:in-data-[align=end]:end-auto cards:max-w-[min(18rem,calc(100vw-9.25rem))] pointer-coarse:-mt-7';

type QuickEditInputProps = {
  cell: QuickEditCell;
  state: QuickEditState;
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLInputElement>;
};

/** The field: an amount with its symbol, or a stock with its unit. */
function QuickEditInput({ cell, state, text, onTextChange, ...rest }: QuickEditInputProps) {
  const t = useMessages('productTools').quickEdit;
  const { stock: stockMessages } = useMessages('products');
  const formats = useFormats();
  const { product, field } = cell;
  const commonProps = {
    ...rest,
    size: 'sm' as const,
    labelMode: 'hidden' as const,
    // For screen readers only, because it would cover the next row.
    hint: <span className="sr-only">{t.keys}</span>,
    value: text,
    onChange: ({ target }: { target: HTMLInputElement }) => onTextChange(target.value),
    error: getError(state),
    // Not disabled while saving, to keep focus and text.
    'aria-busy': state.status === 'saving' || undefined,
    enterKeyHint: 'done' as const,
    className: 'w-40',
  };
  if (field === 'stock')
    return (
      <TextField
        {...commonProps}
        inputMode="decimal"
        autoComplete="off"
        affixEnd={stockMessages.unit(trimToUndefined(product.stockUnit))}
        inputClassName="tabular-nums"
      />
    );
  return <MoneyField {...commonProps} symbol={formats.currencySymbol('inventory')} />;
}

function getError(state: QuickEditState): string | undefined {
  if (state.status === 'invalid') return state.error;
  return state.status === 'failed' ? state.text : undefined;
}

type QuickEditMessageProps = { state: QuickEditState; field: QuickEditField };

/** Shows the value that someone else has saved. */
const QuickEditMessage = ({ state, field }: QuickEditMessageProps) => {
  const t = useMessages('productTools').quickEdit;
  return (
    <output className="block max-w-64 text-xs text-text">
      {state.status === 'conflict' && (
        <span className="block px-1 pt-1.5 pb-0.5">
          <span>{state.text ?? t.conflict}</span> <NewValue values={state.current} field={field} />
        </span>
      )}
    </output>
  );
};

/** The current value, emphasized in its sentence. */
function NewValue({ values, field }: { values: EditableFields; field: QuickEditField }) {
  const t = useMessages('productTools').quickEdit;
  const text = useFormattedValue(values, field);
  const [before, after] = t.now(text).split(text, 2);
  return (
    <>
      {wrapText(before)}
      <strong translate="no" className="font-semibold">
        {text}
      </strong>
      {wrapText(after)}
    </>
  );
}

function useFormattedValue(values: EditableFields, field: QuickEditField): string {
  const { stock: stockMessages } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  const formats = useFormats();
  const value = values[field];
  if (value === undefined) return t.missing;
  if (field === 'stock') return stockMessages.amount(value, trimToUndefined(values.stockUnit));
  return formats.money(value, 'inventory');
}

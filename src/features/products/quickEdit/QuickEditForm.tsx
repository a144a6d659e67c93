import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getCellFields, type QuickEditCell, type QuickEditField } from '../inventory/quickEditCell.ts';
import { getProductName } from '../productModel.ts';
import type { QuickEditState, EditableFields, QuickEditTexts } from './quickEditModel.ts';

export type QuickEditFormProps = {
  cell: QuickEditCell;
  state: QuickEditState;
  /** The text of each value that the cell edits: of both prices if the product is discounted. */
  texts: QuickEditTexts;
  onTextChange: (field: QuickEditField, text: string) => void;
  onSave: () => void;
  /** Closes without saving. */
  onCancel: () => void;
  /** Saves and moves to the next or previous cell. */
  onMove: (step: 1 | -1) => void;
};

/** Edits a value of a row in place, or both prices of a discounted product. */
export function QuickEditForm({ onSave, onCancel, onMove, ...inputProps }: QuickEditFormProps) {
  const t = useMessages('productTools').quickEdit;
  const { cell, state } = inputProps;
  const form = useInputFocus(state);
  const label = useLabel(cell);
  const fields = getCellFields(cell);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  const onInputKeyDown = (event: KeyboardEvent, index: number) => {
    cancelOnEscape(event);
    const step = event.shiftKey ? -1 : 1;
    // Between the two prices, Tab only moves the focus.
    if (event.key !== 'Tab' || fields[index + step]) return;
    event.preventDefault();
    onMove(step);
  };
  const isSaving = state.status === 'saving';
  const isConflict = state.status === 'conflict';
  // Beside the first field, below its caption if there is one.
  const className = fields.length > 1 ? 'mt-4.75' : 'mt-px';
  const buttonProps = { size: 'sm', onKeyDown: cancelOnEscape, className } as const;
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className={panelStyle}
    >
      <div className="flex items-start gap-0.5">
        <div className="grid gap-1.5">
          {fields.map((field, index) => (
            <QuickEditInput
              key={field}
              {...inputProps}
              field={field}
              caption={fields.length > 1 ? 'shown' : 'none'}
              onKeyDown={(event) => onInputKeyDown(event, index)}
            />
          ))}
        </div>
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
      <QuickEditMessage state={state} fields={fields} />
    </form>
  );
}

function useLabel({ product, field }: QuickEditCell): string {
  const { inventory: inventoryMessages } = useMessages('products');
  const t = useMessages('productTools').quickEdit;
  const name = getProductName(inventoryMessages, product);
  return field === 'discountedPrice' ? t.labels.prices(name) : t.labels[field](name);
}

/** Focuses the first field on mount, and after an error the first one that is wrong. */
function useInputFocus(state: QuickEditState) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus({ preventScroll: true });
    input?.select();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => {
    if (state.status === 'editing' || state.status === 'saving') return;
    const invalid = form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    (invalid ?? form.current?.querySelector('input'))?.focus({ preventScroll: true });
  }, [state]);
  return form;
}

/** Covers the cell, and is wider to fit error messages. */
const panelStyle =
  'absolute start-0 top-1/2 z-1 -mt-6 w-max max-w-[min(18rem,calc(100vw-2rem))] rounded-lg border border-border bg-surface-raised p-1.5 text-start font-regular whitespace-normal shadow-(--shadow-raised) in-data-[align=end]:start-auto in-data-[align=end]:end-0 cards:in-data-[align=end]:start-0 cards:in-data-[align=end]:end-auto cards:max-w-[min(18rem,calc(100vw-9.25rem))] pointer-coarse:-mt-7';

type QuickEditInputProps = Pick<QuickEditFormProps, 'cell' | 'state' | 'texts' | 'onTextChange'> & {
  field: QuickEditField;
  /** Names the field if there are several. */
  caption: 'shown' | 'none';
  onKeyDown: (event: KeyboardEvent) => void;
};

/** One field: an amount with its symbol, or a stock with its unit. */
function QuickEditInput({
  cell,
  state,
  texts,
  onTextChange,
  field,
  caption,
  onKeyDown,
}: QuickEditInputProps) {
  const t = useMessages('productTools').quickEdit;
  const { inventory: inventoryMessages, stock: stockMessages } = useMessages('products');
  const { edit: formMessages } = useMessages('productForm');
  const formats = useFormats();
  const { product } = cell;
  const commonProps = {
    onKeyDown,
    label: t.labels[field](getProductName(inventoryMessages, product)),
    size: 'sm' as const,
    labelMode: 'hidden' as const,
    // For screen readers only, because it would cover the next row.
    hint: <span className="sr-only">{t.keys}</span>,
    value: texts[field] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onTextChange(field, target.value),
    error: getError(state, field, cell),
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
  return (
    <div>
      {caption === 'shown' && (
        <span aria-hidden="true" className="mb-0.5 block px-1 text-xs text-text-muted">
          {formMessages[field]}
        </span>
      )}
      <MoneyField {...commonProps} symbol={formats.currencySymbol('inventory')} />
    </div>
  );
}

/** Returns the field's own error. A failed save is reported at the first field. */
function getError(state: QuickEditState, field: QuickEditField, cell: QuickEditCell): string | undefined {
  if (state.status === 'invalid') return state.errors[field];
  return state.status === 'failed' && field === getCellFields(cell)[0] ? state.text : undefined;
}

type QuickEditMessageProps = { state: QuickEditState; fields: readonly QuickEditField[] };

/** Shows the values that someone else has saved. */
const QuickEditMessage = ({ state, fields }: QuickEditMessageProps) => {
  const t = useMessages('productTools').quickEdit;
  return (
    <output className="block max-w-64 text-xs text-text">
      {state.status === 'conflict' && (
        <span className="block px-1 pt-1.5 pb-0.5">
          <span>{state.text ?? t.conflict}</span>{' '}
          {fields.length === 1 ? (
            <NewValue values={state.current} field={fields[0]!} />
          ) : (
            fields.map((field) => <NewPrice key={field} values={state.current} field={field} />)
          )}
        </span>
      )}
    </output>
  );
};

type NewValueProps = { values: EditableFields; field: QuickEditField };

/** One of two prices, after its name. */
function NewPrice({ values, field }: NewValueProps) {
  const { edit: formMessages } = useMessages('productForm');
  const text = useFormattedValue(values, field);
  return (
    <span className="block">
      <span>{`${formMessages[field]}:`}</span>{' '}
      <strong translate="no" className="font-semibold">
        {text}
      </strong>
    </span>
  );
}

/** The current value, emphasized in its sentence. */
function NewValue({ values, field }: NewValueProps) {
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

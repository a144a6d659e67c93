import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { cellEditorStyle } from '#ui/table/CellEditButton.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getCellFields, type QuickEditCell, type QuickEditField } from '../inventory/quickEditCell.ts';
import type { QuickEditState, EditableFields, QuickEditTexts } from './quickEditModel.ts';
import { useValueFormat, useValueLabel } from './useChangeText.ts';

export type QuickEditFormProps = {
  cell: QuickEditCell;
  state: Exclude<QuickEditState, { status: 'saving' }>;
  /** `active` takes the focus. */
  status: 'active' | 'inactive';
  /** The text of each value that the cell edits: of both prices if the product is discounted. */
  texts: QuickEditTexts;
  onTextChange: (field: QuickEditField, text: string) => void;
  onSave: () => void;
  /** Closes without saving. */
  onCancel: () => void;
  /** Saves and moves to the next or previous cell. */
  onMove: (step: 1 | -1) => void;
  /** Called when the focus moves into it. */
  onFocus: () => void;
};

/** Edits a value of a row in place, or both prices of a discounted product. */
export function QuickEditForm(props: QuickEditFormProps) {
  const { status, onSave, onCancel, onMove, onFocus, ...inputProps } = props;
  const t = useMessages('productTools').quickEdit;
  const { cell, state } = inputProps;
  const form = useInputFocus(state, status);
  const keysId = useId();
  const getLabel = useValueLabel();
  const fields = getCellFields(cell);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  const onInputKeyDown = (event: KeyboardEvent, index: number) => {
    cancelOnEscape(event);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // The browser would click the button, and a dialog would return the focus to it instead of the field.
      event.preventDefault();
      // A repeated key is still held from the press that opened the editor.
      if (!event.repeat) onSave();
    }
    const step = event.shiftKey ? -1 : 1;
    // Between the two prices, Tab only moves the focus.
    if (event.key !== 'Tab' || fields[index + step]) return;
    event.preventDefault();
    onMove(step);
  };
  const isConflict = state.status === 'conflict';
  const buttonProps = { size: 'sm', onKeyDown: cancelOnEscape } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its fields
    <form
      ref={form}
      noValidate
      aria-label={getLabel(cell.product, fields)}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className={cellEditorStyle}
    >
      <div className="grid grid-cols-[minmax(0,auto)_auto] gap-x-1 gap-y-2 cards:grid-cols-1">
        {fields.map((field, index) => (
          <QuickEditInput
            key={field}
            {...inputProps}
            field={field}
            caption={fields.length > 1 ? 'shown' : 'none'}
            keysId={keysId}
            onKeyDown={(event) => onInputKeyDown(event, index)}
          />
        ))}
        {/* Beside the last field, below its caption if there is one. In a card, below the fields. */}
        <div
          className={clsx(
            'col-start-2 flex justify-end gap-0.5 cards:col-start-1 cards:mt-0',
            fields.length > 1 && 'mt-4.5',
          )}
        >
          <IconButton
            {...buttonProps}
            type="submit"
            icon={<Check />}
            label={isConflict ? t.overwrite : t.save}
          />
          <IconButton
            {...buttonProps}
            icon={<X />}
            label={isConflict ? t.keep : t.cancel}
            onClick={onCancel}
          />
        </div>
      </div>
      {/* For screen readers only, because it would cover the next row. */}
      <span id={keysId} hidden>
        {t.keys}
      </span>
      <QuickEditMessage state={state} fields={fields} />
    </form>
  );
}

/**
 * Focuses the first field when the editor becomes active, and after an error the first one that is wrong. Selects the
 * value of a cell that has just been opened.
 */
function useInputFocus(state: QuickEditFormProps['state'], status: QuickEditFormProps['status']) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (state.status === 'editing') form.current?.querySelector('input')?.select();
    form.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps -- only for a new editor
  }, []);
  useLayoutEffect(() => {
    if (status === 'inactive') return;
    const invalid = form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    const isInside = form.current?.contains(document.activeElement);
    if (invalid) invalid.focus({ preventScroll: true });
    else if (!isInside || hasMessage(state))
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [state, status]);
  return form;
}

const hasMessage = ({ status }: QuickEditFormProps['state']) => status === 'failed' || status === 'conflict';

type QuickEditInputProps = Pick<QuickEditFormProps, 'cell' | 'state' | 'texts' | 'onTextChange'> & {
  field: QuickEditField;
  /** Names the field if there are several. */
  caption: 'shown' | 'none';
  /** The element that describes the keys. */
  keysId: string;
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
  keysId,
  onKeyDown,
}: QuickEditInputProps) {
  const { stock: stockMessages } = useMessages('products');
  const { labels } = useMessages('productLabels');
  const getLabel = useValueLabel();
  const formats = useFormats();
  const { product } = cell;
  const error = getError(state, field, cell);
  const commonProps = {
    onKeyDown,
    label: getLabel(product, [field]),
    size: 'sm' as const,
    labelMode: 'hidden' as const,
    value: texts[field] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onTextChange(field, target.value),
    error,
    'aria-describedby': error ? undefined : keysId,
    enterKeyHint: 'done' as const,
    className: 'col-start-1 w-40 max-w-full',
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
    <div className="col-start-1">
      {caption === 'shown' && (
        <span aria-hidden="true" className="mb-0.5 block text-xs text-text-muted">
          {labels[field]}
        </span>
      )}
      <MoneyField {...commonProps} symbol={formats.currencySymbol('inventory')} />
    </div>
  );
}

/** Returns the field's own error. A failed save is reported at the first field. */
function getError(
  state: QuickEditFormProps['state'],
  field: QuickEditField,
  cell: QuickEditCell,
): string | undefined {
  if (state.status === 'invalid') return state.errors[field];
  return state.status === 'failed' && field === getCellFields(cell)[0] ? state.text : undefined;
}

type QuickEditMessageProps = { state: QuickEditFormProps['state']; fields: readonly QuickEditField[] };

/** Shows the values that someone else has saved. */
const QuickEditMessage = ({ state, fields }: QuickEditMessageProps) => {
  const t = useMessages('productTools').quickEdit;
  return (
    <output className="block max-w-64 text-xs text-text">
      {state.status === 'conflict' && (
        <span className="block pt-1.5 pb-0.5">
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
  const { labels } = useMessages('productLabels');
  const text = useValueFormat()(values, field);
  return (
    <span className="block">
      <span>{`${labels[field]}:`}</span>{' '}
      <strong translate="no" className="font-semibold">
        {text}
      </strong>
    </span>
  );
}

/** The current value, emphasized in its sentence. */
function NewValue({ values, field }: NewValueProps) {
  const t = useMessages('productTools').quickEdit;
  const text = useValueFormat()(values, field);
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

import type { KeyboardEvent, Ref } from 'react';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useWords } from '#features/words/useWords.ts';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import type { QuickEditCell } from '../inventory/quickEditCell.ts';
import type { QuickEditState } from './quickEditModel.ts';

type QuickEditInputProps = {
  cell: QuickEditCell;
  state: QuickEditState;
  label: string;
  text: string;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<HTMLInputElement>;
};

/** The field itself: money with its sign, a stock with its unit. */
export function QuickEditInput({ cell, state, text, onType, ...rest }: QuickEditInputProps) {
  const { quickEditCopy: copy } = useWords('productTools');
  const { stockCopy } = useWords('products');
  const formats = useFormats();
  const { product, field } = cell;
  const common = {
    ...rest,
    size: 'sm' as const,
    labelMode: 'hidden' as const,
    // Heard only: it would lie over the next row, and a phone has no such keys.
    hint: <span className="sr-only">{copy.keys}</span>,
    value: text,
    onChange: ({ target }: { target: HTMLInputElement }) => onType(target.value),
    error: getError(state),
    // Not disabled while it is saved, and not empty: the focus stays, and so does what was typed.
    'aria-busy': state.status === 'saving' || undefined,
    enterKeyHint: 'done' as const,
    className: 'w-40',
  };
  if (field === 'stock')
    return (
      <TextField
        {...common}
        inputMode="decimal"
        autoComplete="off"
        affixEnd={stockCopy.unit(trimToUndefined(product.stockUnit))}
        inputClassName="tabular-nums"
      />
    );
  return <MoneyField {...common} symbol={formats.currencySymbol('inventory')} />;
}

function getError(state: QuickEditState): string | undefined {
  if (state.status === 'invalid') return state.problem;
  return state.status === 'failed' ? state.text : undefined;
}

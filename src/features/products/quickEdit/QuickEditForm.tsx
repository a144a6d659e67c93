import { useWords } from '#features/words/useWords.ts';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { productName } from '../inventory/productName.ts';
import type { QuickEditCell } from '../inventory/quickEditCell.ts';
import { QuickEditInput } from './QuickEditInput.tsx';
import { QuickEditMessage } from './QuickEditMessage.tsx';
import type { QuickEditState } from './quickEditModel.ts';

export type QuickEditFormProps = {
  cell: QuickEditCell;
  state: QuickEditState;
  /** What is typed. */
  text: string;
  onType: (text: string) => void;
  onSave: () => void;
  /** Leaves the value as it was. */
  onUndo: () => void;
  /** Saves, and goes on to the next cell or to the one before. */
  onStep: (step: 1 | -1) => void;
};

/** A figure of a row, being changed in its place. */
export function QuickEditForm({ onSave, onUndo, onStep, ...shown }: QuickEditFormProps) {
  const { quickEditCopy: copy } = useWords('productTools');
  const { cell, state } = shown;
  const input = useInputFocus(state);
  const label = useLabel(cell);
  const undoByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onUndo();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    undoByEscape(event);
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  const isSaving = state.status === 'saving';
  const isConflict = state.status === 'conflict';
  const button = { size: 'sm', onKeyDown: undoByEscape, className: 'mt-px' } as const;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className={panel}
    >
      <div className="flex items-start gap-0.5">
        <QuickEditInput {...shown} {...{ label, onKeyDown }} ref={input} />
        <IconButton
          {...button}
          type="submit"
          icon={<Check />}
          label={isConflict ? copy.overwrite : copy.save}
          status={isSaving ? 'busy' : 'ready'}
        />
        <IconButton
          {...button}
          icon={<X />}
          label={isConflict ? copy.keep : copy.cancel}
          disabledReason={isSaving ? copy.saving : undefined}
          onClick={onUndo}
        />
      </div>
      <QuickEditMessage state={state} field={cell.field} />
    </form>
  );
}

function useLabel({ product, field }: QuickEditCell): string {
  const { inventoryCopy } = useWords('products');
  const { quickEditCopy: copy } = useWords('productTools');
  return copy.labels[field](productName(inventoryCopy, product));
}

/** The field has the focus from the beginning, and again when there is something to put right in it. */
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

/** Over its cell, from the edge that the figure stands at; wider than the cell, for there is something to say. */
const panel =
  'absolute start-0 top-1/2 z-1 -mt-6 w-max max-w-[min(18rem,calc(100vw-2rem))] rounded-lg border border-border bg-surface-raised p-1.5 text-start font-regular whitespace-normal shadow-raised in-data-[align=end]:start-auto in-data-[align=end]:end-0 cards:in-data-[align=end]:start-0 cards:in-data-[align=end]:end-auto cards:max-w-[min(18rem,calc(100vw-9.25rem))] pointer-coarse:-mt-7';

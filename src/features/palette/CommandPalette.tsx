import { Combobox, ComboboxInput } from '@headlessui/react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#ui/button/Button.tsx';
import { useModal } from '#ui/dialog/useModal.ts';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Search, X } from '#ui/icon/icons.tsx';
import { paletteCopy as copy } from './paletteCopy.ts';
import { getGroups, type PaletteItem, type PaletteState } from './paletteModel.ts';
import { PaletteOptions } from './PaletteOptions.tsx';

export type CommandPaletteProps = {
  state: PaletteState;
  query: string;
  onQueryChange: (query: string) => void;
  onChoose: (item: PaletteItem) => void;
  onRetry: () => void;
  onClose: () => void;
};

const panel =
  'pointer-events-auto flex max-h-[min(36rem,calc(100dvh-6rem))] w-full max-w-dialog-lg animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-dialog [--button-fill:var(--color-surface-raised)] max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none forced-colors:border';

/** Pages, actions, products and orders behind one field. On a phone it fills the screen. */
export function CommandPalette({ state, query, onQueryChange, onChoose, ...on }: CommandPaletteProps) {
  const groups = getGroups(state);
  return (
    <PaletteFrame onClose={on.onClose}>
      <Combobox<PaletteItem | null> immediate value={null} onChange={(item) => item && onChoose(item)}>
        <div className="flex items-center gap-2 border-b border-border-subtle px-4 py-2">
          <Search className="size-4.5 flex-none text-text-subtle" />
          <ComboboxInput
            data-autofocus=""
            aria-label={copy.input}
            placeholder={copy.placeholder}
            autoComplete="off"
            spellCheck={false}
            displayValue={() => query}
            onChange={(event) => onQueryChange(event.target.value)}
            className="min-h-control-lg min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-text-muted"
          />
          <IconButton icon={<X />} label={copy.close} size="sm" onClick={on.onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-auto overscroll-contain">
          <PaletteOptions groups={groups} emptyText={describe(state, query)} />
        </div>
      </Combobox>
      <PaletteStatus state={state} query={query} onRetry={on.onRetry} />
    </PaletteFrame>
  );
}

type PaletteFrameProps = { onClose: () => void; children: ReactNode };

/** A dialog whose head is the field. */
function PaletteFrame({ onClose, children }: PaletteFrameProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useModal(dialog, onClose);
  // Before the list hears of it, which would take the key for itself.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return createPortal(
    <div
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as Dialog of src/ui, which knows which one is on top
      role="dialog"
      aria-modal
      aria-label={copy.title}
      tabIndex={-1}
      onKeyDownCapture={closeOnEscape}
      className="relative z-(--z-dialog) outline-none"
    >
      {/* Escape does the same by keyboard. */}
      <div role="presentation" onClick={onClose} className="fixed inset-0 animate-fade bg-overlay" />
      <div className="pointer-events-none fixed inset-0 grid content-start justify-items-center p-4 pt-16 max-sm:p-0">
        <div className={panel}>{children}</div>
      </div>
    </div>,
    document.body,
  );
}

const statusLine =
  'flex flex-wrap items-center gap-3 border-t border-border-subtle px-4 py-2 text-sm text-text-muted has-[output:empty]:border-0 has-[output:empty]:py-0';

/** Always there, so that what it says is heard. */
const PaletteStatus = ({
  state,
  query,
  onRetry,
}: Pick<CommandPaletteProps, 'state' | 'query' | 'onRetry'>) => (
  <div className={state.status === 'failed' || getGroups(state).length > 0 ? statusLine : 'sr-only'}>
    <output className="min-w-0 flex-1 wrap-anywhere">{describe(state, query)}</output>
    {state.status === 'failed' && <Button onClick={onRetry}>{copy.retry}</Button>}
  </div>
);

function describe(state: PaletteState, query: string): string {
  switch (state.status) {
    case 'start':
      return '';
    case 'results':
      return copy.results(state.groups.reduce((sum, { options }) => sum + options.length, 0));
    case 'noMatch':
      return copy.noMatch(query.trim());
    case 'searching':
      return copy.searching;
    case 'failed':
      return copy.failed;
    default:
      return state satisfies never;
  }
}

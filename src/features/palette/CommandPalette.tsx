import { DialogPanel } from '@headlessui/react';
import { cleanLine } from '#contract/text/cleanText.ts';
import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { Modal } from '#ui/dialog/Modal.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { Keys } from './Keys.tsx';
import { PaletteOptions, getOptionId, useActiveOption } from './PaletteOptions.tsx';
import { countResults, getGroups, type PaletteItem, type PaletteState } from './paletteModel.ts';

type CommandPaletteProps = {
  state: PaletteState;
  query: string;
  onQueryChange: (query: string) => void;
  onChoose: (item: PaletteItem) => void;
  onRetry: () => void;
  onClose: () => void;
};

const panelStyle =
  'flex max-h-[min(38rem,calc(85dvh-1rem))] w-full max-w-dialog-lg animate-pop flex-col overflow-hidden rounded-xl bg-surface-raised shadow-(--shadow-dialog) [--button-fill:var(--color-surface-raised)] max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none forced-colors:border';

/** Finds pages, actions, products, orders and customers. Full screen on phones. */
export function CommandPalette({ state, query, onQueryChange, onChoose, ...handlers }: CommandPaletteProps) {
  const t = useMessages('palette').palette;
  const groups = getGroups(state);
  const scroller = useRef<HTMLDivElement>(null);
  const { onKeyDown, reset, ...listProps } = useActiveOption(state, onChoose);
  return (
    <PaletteFrame onClose={handlers.onClose}>
      <div className="flex items-center gap-2 border-b border-border-subtle px-4 py-2">
        <Search className="size-4.5 flex-none text-text-subtle" />
        <input
          type="text"
          role="combobox"
          aria-label={t.input}
          aria-expanded="true"
          aria-controls={listProps.listId}
          aria-autocomplete="list"
          aria-activedescendant={listProps.activeId && getOptionId(listProps.listId, listProps.activeId)}
          data-autofocus=""
          placeholder={t.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            // The first option of a new list is active.
            reset();
            scroller.current?.scrollTo(0, 0);
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="min-h-control-lg min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-text-muted"
        />
        <IconButton icon={<X />} label={t.close} size="sm" onClick={handlers.onClose} />
      </div>
      <div ref={scroller} className="min-h-0 flex-1 overflow-auto overscroll-contain">
        <PaletteOptions
          groups={groups}
          emptyText={getStatusText(t, state, query)}
          onChoose={onChoose}
          {...listProps}
        />
      </div>
      <PaletteFooter state={state} query={query} onRetry={handlers.onRetry} />
    </PaletteFrame>
  );
}

type PaletteFrameProps = { onClose: () => void; children: ReactNode };

/** A dialog with the search field at its top. */
function PaletteFrame({ onClose, children }: PaletteFrameProps) {
  const t = useMessages('palette').palette;
  return (
    <Modal aria-label={t.title} onClose={onClose}>
      <div className="fixed inset-0 grid content-start justify-items-center p-4 pt-[15dvh] max-sm:p-0">
        <DialogPanel className={panelStyle}>{children}</DialogPanel>
      </div>
    </Modal>
  );
}

const footerStyle =
  'flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border-subtle px-4 py-2 text-sm text-text-muted';

/** The status and the keys. Always rendered, so that screen readers announce changes of the status. */
const PaletteFooter = ({
  state,
  query,
  onRetry,
}: Pick<CommandPaletteProps, 'state' | 'query' | 'onRetry'>) => {
  const t = useMessages('palette').palette;
  const text = getStatusText(t, state, query);
  // Without groups, the list shows the text.
  const isShown = state.status === 'failed' || (text !== '' && getGroups(state).length > 0);
  return (
    <div className={clsx(footerStyle, !isShown && 'pointer-coarse:sr-only')}>
      <output className={isShown ? 'min-w-0 flex-1 wrap-anywhere' : 'sr-only'}>{text}</output>
      {state.status === 'failed' && <Button onClick={onRetry}>{t.retry}</Button>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 py-0.5 text-xs pointer-coarse:hidden">
        {paletteKeys.map(({ id, keys }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Keys keys={[keys]} />
            <span>{t.keys[id]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const paletteKeys = [
  { id: 'move', keys: '↑+↓' },
  { id: 'open', keys: '↵' },
  { id: 'close', keys: 'Esc' },
] as const;

function getStatusText(t: Messages['palette']['palette'], state: PaletteState, query: string): string {
  switch (state.status) {
    case 'start':
      return '';
    case 'results':
      return t.results(countResults(state.groups));
    case 'noMatch':
      return t.noMatch(cleanLine(query));
    case 'searching':
      return t.searching;
    case 'failed':
      return t.failed;
    default:
      return state satisfies never;
  }
}

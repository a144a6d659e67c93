import { X, ChevronDown, Download, ListChecks, SquareCheckBig } from 'lucide-react';
import { clsx } from 'clsx';
import { type FocusEventHandler, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import type { Messages } from '#languages/messages.ts';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { ButtonMenu, type MenuProps } from '#ui/menu/Menu.tsx';
import { useToastRoom } from '#ui/toast/useToastRoom.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { SelectAllState } from './bulkModel.ts';

export type MenuItem = MenuProps['items'][number];

export type SelectionBarProps = {
  /** "Selected products" */
  label: string;
  count: number;
  /** Number of selected rows that are not on the current page. */
  hiddenCount: number;
  onShowSelected: () => void;
  selectAll: SelectAllState;
  onSelectAll: () => void;
  onCancelSelectAll: () => void;
  onClear: () => void;
  onFocus?: FocusEventHandler | undefined;
  /** Action buttons, on wide screens. */
  buttons: ReactNode;
  /** The actions as items of the phone's menu. */
  items: readonly MenuItem[];
};

/** A bar at the bottom of the page with the number of selected rows and their bulk actions. */
export function SelectionBar(props: SelectionBarProps) {
  const t = useMessages('listTools').bulk;
  useToastRoom('bar');
  const { label, count, hiddenCount, selectAll, onSelectAll, onCancelSelectAll, onClear, buttons, items } =
    props;
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClear();
  };
  const isSelecting = selectAll.status === 'loading';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape from its buttons
    <section
      aria-label={label}
      onFocus={props.onFocus}
      onKeyDown={clearOnEscape}
      className="selection-bar relative tall:sticky tall:bottom-3 z-(--z-sticky) flex flex-wrap items-center gap-x-3 gap-y-1.5 max-sm:flex-nowrap max-sm:gap-x-2 rounded-lg border border-border bg-surface-raised p-2 ps-4 shadow-(--shadow-raised) [--button-fill:var(--color-surface-raised)] max-sm:-mx-2 max-sm:tall:bottom-2"
    >
      <Count
        text={hiddenCount > 0 ? t.selectedHidden(count, hiddenCount) : t.selected(count)}
        className={isSelecting ? 'max-sm:hidden' : undefined}
      />
      {hiddenCount > 0 && (
        <Button size="sm" aria-haspopup="dialog" onClick={props.onShowSelected} className="max-sm:hidden">
          {t.show}
        </Button>
      )}
      {isSelecting ? (
        <>
          <output className="min-w-0 text-sm text-text-muted tabular-nums max-sm:flex-1">
            {t.collecting(selectAll.count)}
          </output>
          <Button size="sm" onClick={onCancelSelectAll}>
            {t.stopCollecting}
          </Button>
        </>
      ) : (
        selectAll.status === 'available' && (
          <Button variant="ghost" size="sm" onClick={onSelectAll} className="max-sm:hidden">
            {selectAll.label}
          </Button>
        )
      )}
      <div className="ms-auto flex items-center gap-2">
        <div className="hidden flex-wrap items-center justify-end gap-2 sm:flex">{buttons}</div>
        {!isSelecting && (
          <div className="sm:hidden">
            <BarMenu label={t.actions} items={[...createSelectionItems(t, props), ...items]} />
          </div>
        )}
        <IconButton size="sm" icon={<X />} label={t.clear} onClick={onClear} />
      </div>
    </section>
  );
}

const ANNOUNCE_DELAY_MS = 150;

/** The output is always rendered, and updated after a delay, so that screen readers announce its text. */
function Count({ text, className }: { text: string; className: string | undefined }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p aria-hidden="true" className={clsx('min-w-0 text-sm font-medium tabular-nums', className)}>
        {text}
      </p>
      <output className="sr-only">{announcement}</output>
    </>
  );
}

/** A menu that looks like the bar's buttons. */
export const BarMenu = ({ label, items }: Pick<MenuProps, 'items'> & { label: string }) => (
  <ButtonMenu size="sm" items={items}>
    <span>{label}</span>
    <ChevronDown className="-me-0.75" />
  </ButtonMenu>
);

/** Creates the items of the phone's menu that are buttons of the bar on wide screens. */
const createSelectionItems = (
  t: Messages['listTools']['bulk'],
  { hiddenCount, onShowSelected, selectAll, onSelectAll }: SelectionBarProps,
): MenuItem[] => [
  ...(hiddenCount > 0 ? [{ label: t.show, icon: <ListChecks />, onSelect: onShowSelected }] : []),
  ...(selectAll.status === 'available'
    ? [{ label: selectAll.label, icon: <SquareCheckBig />, onSelect: onSelectAll }]
    : []),
];

export type ExportSelectedProps = {
  /** `busy` while the dialog loads. */
  status: 'ready' | 'busy';
  onClick: () => void;
};

/** Opens the export of the selected rows. */
export const ExportSelectedButton = ({ status, onClick }: ExportSelectedProps) => {
  const t = useMessages('listTools').bulk;
  return (
    <Button size="sm" status={status} aria-haspopup="dialog" onClick={onClick}>
      {t.export}
    </Button>
  );
};

/** Creates the export's item for the phone's menu. */
export const createExportItem = (
  t: Pick<Messages['listTools']['bulk'], 'export'>,
  { onClick }: ExportSelectedProps,
): MenuItem => ({
  label: t.export,
  icon: <Download />,
  onSelect: onClick,
});

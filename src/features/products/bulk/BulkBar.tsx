import { type FocusEventHandler, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { PRODUCT_STATUSES } from '#contract/products/productFields.ts';
import { Button } from '#ui/button/Button.tsx';
import { ChevronDown, CircleCheck, Star, Trash2, X } from '#ui/icon/icons.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Menu, type MenuProps } from '#ui/menu/Menu.tsx';
import { bulkCopy as copy } from './bulkCopy.ts';
import type { BulkAction, MatchesState } from './bulkModel.ts';

type MenuItem = MenuProps['items'][number];

export type BulkBarProps = {
  count: number;
  matches: MatchesState;
  onSelectAll: () => void;
  onStopCollecting: () => void;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
  /** Tells where the focus came from, to give it back. */
  onFocus?: FocusEventHandler | undefined;
  /** Further actions, before Delete: a button each, and the same as lines of the phone's menu. */
  extraActions?: { buttons: ReactNode; items: readonly MenuItem[] } | undefined;
};

/** How many rows are selected, and what can be done to them. It stands at the lower edge for as long as any are. */
export function BulkBar(props: BulkBarProps) {
  const { count, matches, onSelectAll, onStopCollecting, onAction, onClear, extraActions } = props;
  const clearByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClear();
  };
  const collecting = matches.status === 'collecting';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any of its buttons
    <section
      aria-label={copy.bar}
      onFocus={props.onFocus}
      onKeyDown={clearByEscape}
      className="selection-bar sticky bottom-3 z-(--z-sticky) flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border border-border bg-surface-raised p-2 ps-4 shadow-raised [--button-fill:var(--color-surface-raised)] max-sm:-mx-2 max-sm:bottom-2"
    >
      <Count text={copy.selected(count)} />
      {collecting ? (
        <>
          <output className="text-sm text-text-muted tabular-nums">{copy.collecting(matches.count)}</output>
          <Button size="sm" onClick={onStopCollecting}>
            {copy.stopCollecting}
          </Button>
        </>
      ) : (
        matches.status === 'offered' && (
          <Button variant="ghost" size="sm" onClick={onSelectAll} className="max-sm:order-1">
            {copy.selectAll(matches.count)}
          </Button>
        )
      )}
      <div className="ms-auto flex items-center gap-2">
        <WideActions onAction={onAction} extra={extraActions?.buttons} />
        <div className="sm:hidden">
          <Menu
            label={copy.actions}
            trigger={<ActionsTrigger>{copy.actions}</ActionsTrigger>}
            items={[...listActions(onAction), ...(extraActions?.items ?? []), deletion(onAction)]}
          />
        </div>
        <IconButton size="sm" icon={<X />} label={copy.clear} onClick={onClear} />
      </div>
    </section>
  );
}

const ANNOUNCE_DELAY_MS = 150;

/** It is there before its words are, so that they are announced. */
function Count({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <p aria-hidden="true" className="text-sm font-medium tabular-nums">
        {text}
      </p>
      <output className="sr-only">{announced}</output>
    </>
  );
}

type OnAction = BulkBarProps['onAction'];

const WideActions = ({ onAction, extra }: { onAction: OnAction; extra: ReactNode }) => (
  <div className="hidden items-center gap-2 sm:flex">
    <Menu
      label={copy.status}
      trigger={<ActionsTrigger>{copy.status}</ActionsTrigger>}
      items={statusItems(onAction)}
    />
    <Button size="sm" onClick={() => onAction({ kind: 'featured', isFeatured: true })}>
      {copy.feature}
    </Button>
    <Button size="sm" onClick={() => onAction({ kind: 'featured', isFeatured: false })}>
      {copy.unfeature}
    </Button>
    {extra}
    <Button size="sm" variant="critical" icon={<Trash2 />} onClick={() => onAction({ kind: 'delete' })}>
      {copy.delete}
    </Button>
  </div>
);

/** The menu's own hidden label says the same. */
const ActionsTrigger = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="inline-flex items-center gap-1 px-1.5">
    {children}
    <ChevronDown className="size-4" />
  </span>
);

const statusItems = (onAction: OnAction): MenuItem[] =>
  PRODUCT_STATUSES.map((status) => ({
    label: copy.statuses[status],
    icon: <CircleCheck />,
    onSelect: () => onAction({ kind: 'status', status }),
  }));

const listActions = (onAction: OnAction): MenuItem[] => [
  ...statusItems(onAction),
  {
    label: copy.feature,
    icon: <Star />,
    onSelect: () => onAction({ kind: 'featured', isFeatured: true }),
  },
  {
    label: copy.unfeature,
    icon: <Star />,
    onSelect: () => onAction({ kind: 'featured', isFeatured: false }),
  },
];

const deletion = (onAction: OnAction): MenuItem => ({
  label: copy.delete,
  icon: <Trash2 />,
  tone: 'critical',
  onSelect: () => onAction({ kind: 'delete' }),
});

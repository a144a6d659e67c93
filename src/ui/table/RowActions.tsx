import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Anchor } from '../link/Link.tsx';
import type { MenuItem } from '../menu/Menu.tsx';
import { RowMenu, type RowMenuOpening } from './RowMenu.tsx';

/** Icons of row actions. They are masks in rowIcons.css, because a table has hundreds. */
type RowIcon = 'view' | 'edit' | 'delete' | 'copy' | 'email' | 'phone' | 'filter';

type RowActionStyle = {
  icon: RowIcon;
  /** Accessible name and tooltip, including the row's name: "View Diya brass lamp". */
  label: string;
  /** critical for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
};

type RowActionElement<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'children' | 'aria-label'> &
  RowActionStyle;

const getActionProps = ({
  icon,
  label,
  tone,
  className,
  ...rest
}: RowActionStyle & { className?: string | undefined }) => ({
  ...rest,
  'aria-label': label,
  'data-tooltip': '',
  'data-icon': icon,
  'data-tone': tone,
  className: clsx('tbl-action', className),
});

/** An action at the end of a row. */
export const RowActionButton = (props: RowActionElement<'button'>) => (
  <button type="button" {...getActionProps(props)} />
);

/** A link at the end of a row. */
export const RowActionLink = (props: RowActionElement<'a'>) => <Anchor {...getActionProps(props)} />;

type RowMenuButtonProps = {
  /** Accessible name of the button and the menu, including the row's name: "Actions for Diya brass lamp". */
  label: string;
  /** Called when the menu opens. */
  getItems: () => readonly MenuItem[];
};

/** Opens the menu of a row that is shown as a card. The menu exists only while it is open. */
export function RowMenuButton({ label, getItems }: RowMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opening, setOpening] = useState<RowMenuOpening>();
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpening(event.detail > 0 ? 'pointer' : 'keyboard');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opening !== undefined}
        data-tooltip=""
        data-icon="more"
        className="tbl-action tbl-card-only"
        onClick={open}
        onKeyDown={(event) => ['ArrowDown', 'ArrowUp'].includes(event.key) && open(event)}
      />
      {opening && (
        <RowMenu {...{ button, label, opening }} items={getItems()} onClose={() => setOpening(undefined)} />
      )}
    </>
  );
}

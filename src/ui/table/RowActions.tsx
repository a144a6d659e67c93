import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Anchor } from '../link/Link.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { EllipsisVertical } from 'lucide-react';
import { type MenuItem, MenuPanel } from '../menu/Menu.tsx';

type RowActionStyle = {
  icon: ReactNode;
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
  'data-tone': tone,
  className: clsx('tbl-action', className),
  children: icon,
});

/** An action at the end of a row. */
export const RowActionButton = (props: RowActionElement<'button'>) => (
  <Tooltip text={props.label}>
    <button type="button" {...getActionProps(props)} />
  </Tooltip>
);

/** A link at the end of a row. */
export const RowActionLink = (props: RowActionElement<'a'>) => (
  <Tooltip text={props.label}>
    <Anchor {...getActionProps(props)} />
  </Tooltip>
);

type RowMenuButtonProps = {
  /** Accessible name of the button and the menu, including the row's name: "Actions for Diya brass lamp". */
  label: string;
  items: readonly MenuItem[];
};

/** The menu of a row that is shown as a card. */
export function RowMenuButton({ label, items }: RowMenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <HeadlessMenu>
      {({ open }) => (
        <>
          <Tooltip text={label} status={open ? 'off' : 'on'}>
            <MenuButton ref={button} aria-label={label} className="tbl-action tbl-card-only">
              <EllipsisVertical />
            </MenuButton>
          </Tooltip>
          {open && (
            <MenuPanel
              items={items}
              align="end"
              onChoose={() => button.current?.focus({ preventScroll: true })}
            />
          )}
        </>
      )}
    </HeadlessMenu>
  );
}

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Anchor } from '../link/Link.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { EllipsisVertical } from 'lucide-react';
import { type MenuItem, MenuPanel } from '../menu/Menu.tsx';

type RowActionStyle = {
  icon: ReactNode;
  /** Its name, which names the row too: "View Diya brass lamp". Shown in its tooltip. */
  label: string;
  /** critical for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
};

type RowActionElement<Tag extends 'a' | 'button'> = Omit<ComponentProps<Tag>, 'children' | 'aria-label'> &
  RowActionStyle;

const shared = ({
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

/** An action at a row's end that acts here and now, always in view. */
export const RowActionButton = (props: RowActionElement<'button'>) => (
  <Tooltip text={props.label}>
    <button type="button" {...shared(props)} />
  </Tooltip>
);

/** An action at a row's end that leads somewhere. */
export const RowActionLink = (props: RowActionElement<'a'>) => (
  <Tooltip text={props.label}>
    <Anchor {...shared(props)} />
  </Tooltip>
);

type RowMenuButtonProps = {
  /** Names the button and its menu, and the row too: "Actions for Diya brass lamp". */
  label: string;
  items: readonly MenuItem[];
};

/** The three dots of a row that is a card. */
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

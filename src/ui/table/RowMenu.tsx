import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import type { MenuItem } from '../menu/MenuEntry.tsx';
import { MenuPanel } from '../menu/MenuPanel.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';

export type RowMenuButtonProps = {
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

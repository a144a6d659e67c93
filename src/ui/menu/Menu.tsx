import { Menu as HeadlessMenu, MenuButton } from '@headlessui/react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { EllipsisVertical } from 'lucide-react';
import { MenuPanel, type MenuPanelProps } from './MenuPanel.tsx';

export type MenuProps = {
  /** Names the button and its menu. In a row it names the row too: "Actions for Diya brass lamp". */
  label: string;
  /**
   * `icon`: the three dots of a row. Anything else is drawn inside the button, before the hidden words of the label,
   * such as an avatar, a first name and a chevron. @default 'icon'
   */
  trigger?: 'icon' | ReactNode;
  /** What destroys stands last. */
  items: MenuPanelProps['items'];
  /** The button's edge that the menu keeps to. @default 'end' */
  align?: 'start' | 'end' | undefined;
};

/** A few actions or places behind one button. What is needed all the time stands on the page itself. */
export function Menu({ label, trigger = 'icon', items, align = 'end' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <HeadlessMenu>
      <MenuButton as={MenuTrigger} ref={button} label={label} trigger={trigger} />
      <MenuPanel
        items={items}
        align={align}
        onChoose={() => button.current?.focus({ preventScroll: true })}
      />
    </HeadlessMenu>
  );
}

type MenuTriggerProps = Omit<ComponentProps<'button'>, 'disabled' | 'autoFocus' | 'children'> &
  Required<Pick<MenuProps, 'label' | 'trigger'>>;

const customTrigger =
  'relative inline-flex min-h-control items-center gap-2 rounded-md px-1 text-sm font-medium select-none hover:bg-surface-active aria-expanded:bg-surface-active pointer-coarse:min-h-control-lg pointer-coarse:min-w-control-lg pointer-coarse:justify-center sm:pe-2 [&>svg]:size-4 [&>svg]:text-text-subtle';

/** The button of a menu. */
const MenuTrigger = ({ label, trigger, ...rest }: MenuTriggerProps) =>
  trigger === 'icon' ? (
    <IconButton {...rest} icon={<EllipsisVertical />} label={label} size="sm" />
  ) : (
    <button type="button" {...rest} className={customTrigger}>
      {trigger}
      <span className="sr-only">{label}</span>
    </button>
  );

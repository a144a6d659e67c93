import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuHeading,
  MenuItem as HeadlessMenuItem,
  MenuItems,
  MenuSeparator,
  MenuSection as HeadlessSection,
} from '@headlessui/react';
import {
  type ComponentProps,
  type ReactNode,
  useImperativeHandle,
  useRef,
  Fragment,
  type KeyboardEvent,
  type HTMLAttributes,
  type MouseEvent,
  type Ref,
} from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { EllipsisVertical, Check } from 'lucide-react';
import { clsx } from 'clsx';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { Anchor } from '../link/Link.tsx';

export type MenuProps = {
  /**
   * Accessible name of the button and the menu. In a row it includes the row's name: "Actions for Diya brass
   * lamp".
   */
  label: string;
  /**
   * `icon` shows three dots. Anything else is rendered in the button before the visually hidden label.
   * @default 'icon'
   */
  trigger?: 'icon' | ReactNode;
  /** Destructive items come last. */
  items: ReadonlyArray<MenuItem | MenuSection>;
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'end' | undefined;
};

/** A few actions or links behind one button. */
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

const MenuTrigger = ({ label, trigger, ...rest }: MenuTriggerProps) =>
  trigger === 'icon' ? (
    <IconButton {...rest} icon={<EllipsisVertical />} label={label} size="sm" />
  ) : (
    <button type="button" {...rest} className={customTrigger}>
      {trigger}
      <span className="sr-only">{label}</span>
    </button>
  );

type ButtonMenuProps = Omit<ButtonProps, 'onClick' | 'autoFocus'> &
  Pick<MenuProps, 'items' | 'align'> &
  Pick<MenuPanelProps, 'menuClassName'>;

/** A button with a menu of choices. Keeps the focus while it is busy. */
export function ButtonMenu({ items, align = 'end', menuClassName, ref, ...rest }: ButtonMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!);
  return (
    <HeadlessMenu>
      <MenuButton as={ButtonMenuTrigger} ref={button} {...rest} />
      <MenuPanel
        items={items}
        align={align}
        menuClassName={menuClassName}
        onChoose={() => button.current?.focus({ preventScroll: true })}
      />
    </HeadlessMenu>
  );
}

/** A button that doesn't open the menu while it is disabled or busy. */
function ButtonMenuTrigger({ onKeyDown, onPointerDown, ...rest }: ButtonProps) {
  if (rest.status === 'busy' || rest.disabledReason !== undefined) return <Button {...rest} />;
  return (
    <Button
      {...rest}
      onPointerDown={onPointerDown}
      onKeyDown={(event) => {
        if (isRepeatedPress(event)) event.preventDefault();
        else onKeyDown?.(event);
      }}
    />
  );
}

/** Returns whether the key is still held from the press that moved the focus here. */
const isRepeatedPress = ({ repeat, key }: KeyboardEvent) => repeat && PRESS_KEYS.includes(key);
const PRESS_KEYS = [' ', 'Enter'];

type MenuPanelProps = {
  items: MenuProps['items'];
  align: 'start' | 'end';
  /** For another width. */
  menuClassName?: string | undefined;
  /** Restores the focus. Called before the action, which may focus something else. */
  onChoose: () => void;
};

/** The items of an open menu. */
export const MenuPanel = ({ items, align, menuClassName, onChoose }: MenuPanelProps) => (
  <MenuItems
    modal={false}
    anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
    onKeyDown={clickActiveItem}
    className={clsx(
      menuClassName,
      'z-(--z-menu) grid w-max min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px rounded-lg bg-surface-raised p-1 shadow-(--shadow-raised) outline-none forced-colors:border',
    )}
  >
    {items.map((item) =>
      'items' in item ? (
        <HeadlessSection key={item.title} className="grid gap-px border-y border-border py-1 my-0.75">
          <MenuHeading className="px-2.5 py-1 text-xs font-medium text-text-subtle">{item.title}</MenuHeading>
          {item.items.map((nested) => (
            <PanelItem key={nested.label} item={nested} onChoose={onChoose} />
          ))}
        </HeadlessSection>
      ) : (
        <PanelItem key={item.label} item={item} onChoose={onChoose} />
      ),
    )}
  </MenuItems>
);

const PanelItem = ({ item, onChoose }: { item: MenuItem; onChoose: () => void }) => (
  <>
    {item.divider && <MenuSeparator className="my-0.75 border-t border-border" />}
    <HeadlessMenuItem as={Fragment}>
      {({ close }) => (
        <MenuEntry
          item={item}
          onChoose={() => {
            close();
            onChoose();
          }}
        />
      )}
    </HeadlessMenuItem>
  </>
);

/**
 * Clicks the active item on Enter and Space, so that a disabled item keeps the menu open. Headless UI's own handling
 * restores the focus two frames later, which would take it from a new page.
 */
function clickActiveItem(event: KeyboardEvent<HTMLElement>) {
  const active = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
  if (!active || !PRESS_KEYS.includes(event.key)) return;
  event.preventDefault();
  if (!event.repeat) active.click();
}

type Action = { onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined };

export type MenuItem = Action & {
  label: string;
  icon?: ReactNode;
  /** critical for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** A line that separates it from the items before it. */
  divider?: 'above' | undefined;
  /** Makes it a radio item. */
  selection?: 'selected' | 'unselected' | undefined;
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined;
  /** Shown below the label. */
  detail?: string | undefined;
  /** Why it is disabled; shown below the label. */
  disabledReason?: string | undefined;
};

/** Items under a title, such as the options of a setting. */
type MenuSection = { title: string; items: readonly MenuItem[] };

const tones = {
  neutral: 'text-text [&>svg]:text-text-subtle',
  critical: 'text-critical-strong [&>svg]:text-critical-strong',
};

type MenuEntryProps = HTMLAttributes<HTMLElement> & {
  item: MenuItem;
  /** Closes the menu and restores the focus. Called before the action, which may focus something else. */
  onChoose: () => void;
  ref?: Ref<HTMLElement>;
};

/** One menu item. Headless UI passes the remaining props. */
function MenuEntry({ item, onChoose, onClick: _headlessOnClick, className, ref, ...rest }: MenuEntryProps) {
  const { tone = 'neutral', href, onSelect, disabledReason } = item;
  const disabled = disabledReason !== undefined;
  const shared = {
    ...rest,
    ...(item.selection && { role: 'menuitemradio', 'aria-checked': item.selection === 'selected' }),
    'aria-disabled': disabled || undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (disabled) return event.preventDefault();
      onChoose();
      onSelect?.();
    },
    className: clsx(
      entry,
      disabled ? 'cursor-not-allowed text-text-disabled' : ['cursor-pointer', tones[tone]],
      className,
    ),
  };
  if (href === undefined || disabled)
    return (
      <div ref={ref as Ref<HTMLDivElement>} {...shared}>
        <EntryContent {...item} />
      </div>
    );
  return (
    <Anchor ref={ref as Ref<HTMLAnchorElement>} href={href} {...shared}>
      <EntryContent {...item} />
    </Anchor>
  );
}

const EntryContent = ({ icon, label, lang, selection, detail, disabledReason = detail }: MenuItem) => (
  <>
    {icon}
    {selection && <Check className={selection === 'unselected' ? 'invisible' : undefined} />}
    <span className="min-w-0 flex-1">
      <span lang={lang} className="block truncate">
        {label}
      </span>
      {disabledReason && <span className="block text-xs text-text-subtle">{disabledReason}</span>}
    </span>
  </>
);

const entry =
  'flex min-h-8 items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm outline-none select-none data-focus:bg-surface-active pointer-coarse:min-h-control-lg [&>svg]:size-4 forced-colors:data-focus:outline';

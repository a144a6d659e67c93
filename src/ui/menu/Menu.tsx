import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuHeading,
  MenuItem as HeadlessMenuItem,
  MenuItems,
  MenuSection as HeadlessSection,
} from '@headlessui/react';
import {
  type ComponentProps,
  type ReactNode,
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
  items: MenuPanelProps['items'];
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

type MenuPanelProps = {
  items: readonly (MenuItem | MenuSection)[];
  align: 'start' | 'end';
  /** Returns the focus before the action runs, which may move it elsewhere. */
  onChoose: () => void;
};

/** The items of an open menu. */
export const MenuPanel = ({ items, align, onChoose }: MenuPanelProps) => (
  <MenuItems
    modal={false}
    anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
    onKeyDown={chooseByKey}
    className="z-(--z-menu) grid w-max min-w-44 animate-pop grid-cols-[minmax(0,1fr)] gap-px rounded-lg bg-surface-raised p-1 shadow-raised outline-none forced-colors:border"
  >
    {items.map((item) =>
      'items' in item ? (
        <HeadlessSection key={item.title} className="grid gap-px border-y border-border py-1 my-0.75">
          <MenuHeading className="px-2.5 py-1 text-xs font-medium text-text-subtle">{item.title}</MenuHeading>
          {item.items.map((one) => (
            <PanelItem key={one.label} item={one} onChoose={onChoose} />
          ))}
        </HeadlessSection>
      ) : (
        <PanelItem key={item.label} item={item} onChoose={onChoose} />
      ),
    )}
  </MenuItems>
);

const PanelItem = ({ item, onChoose }: { item: MenuItem; onChoose: () => void }) => (
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
);

/**
 * Disabled items can be reached and keep the menu open. Clicking here instead of letting Headless UI choose: it
 * returns the focus two frames later and would take it from the new page.
 */
function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const active = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '');
  if (!active || ![' ', 'Enter'].includes(event.key)) return;
  event.preventDefault();
  active.click();
}

type Action = { onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined };

export type MenuItem = Action & {
  label: string;
  icon?: ReactNode;
  /** critical for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** Makes it a radio item in a section. */
  choice?: 'chosen' | 'other' | undefined;
  /** Language of the label, if it is not the page's. */
  lang?: string | undefined;
  /** Why it is disabled; shown below the label. */
  disabledReason?: string | undefined;
};

/** Items under a title, such as a choice. */
type MenuSection = { title: string; items: readonly MenuItem[] };

const tones = {
  neutral: 'text-text [&>svg]:text-text-subtle',
  critical: 'text-critical-strong [&>svg]:text-critical-strong',
};

type MenuEntryProps = HTMLAttributes<HTMLElement> & {
  item: MenuItem;
  /** Closes the menu and returns the focus before the action runs, which may move it elsewhere. */
  onChoose: () => void;
  ref?: Ref<HTMLElement>;
};

/** One menu item. Headless UI passes the remaining props. */
function MenuEntry({ item, onChoose, onClick: _laterFocus, className, ref, ...rest }: MenuEntryProps) {
  const { tone = 'neutral', href, onSelect, disabledReason } = item;
  const disabled = disabledReason !== undefined;
  const line = {
    ...rest,
    ...(item.choice && { role: 'menuitemradio', 'aria-checked': item.choice === 'chosen' }),
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
      <div ref={ref as Ref<HTMLDivElement>} {...line}>
        <EntryMessages {...item} />
      </div>
    );
  return (
    <Anchor ref={ref as Ref<HTMLAnchorElement>} href={href} {...line}>
      <EntryMessages {...item} />
    </Anchor>
  );
}

const EntryMessages = ({ icon, label, lang, choice, disabledReason }: MenuItem) => (
  <>
    {icon}
    {choice && <Check className={choice === 'other' ? 'invisible' : undefined} />}
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

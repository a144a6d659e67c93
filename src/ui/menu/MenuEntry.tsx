import { clsx } from 'clsx';
import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Check } from 'lucide-react';
import { Anchor } from '../link/Anchor.tsx';

type Action = { onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined };

export type MenuItem = Action & {
  label: string;
  icon?: ReactNode;
  /** critical for what destroys; it stands last. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** One of several of which one is chosen; they stand in a section. */
  choice?: 'chosen' | 'other' | undefined;
  /** The language of its label, where that is not the page's. */
  lang?: string | undefined;
  /** Why it can't be chosen now; stands below its label. */
  disabledReason?: string | undefined;
};

/** Items under a title, such as a choice. */
export type MenuSection = { title: string; items: readonly MenuItem[] };

const tones = {
  neutral: 'text-text [&>svg]:text-text-subtle',
  critical: 'text-critical-strong [&>svg]:text-critical-strong',
};

type MenuEntryProps = HTMLAttributes<HTMLElement> & {
  item: MenuItem;
  /** Closes the menu and gives the focus back, before the choice is acted on and may take it elsewhere. */
  onChoose: () => void;
  ref?: Ref<HTMLElement>;
};

/** One line of a menu. What else it is given comes from the menu itself and makes it a menu item. */
export function MenuEntry({ item, onChoose, onClick: _laterFocus, className, ref, ...rest }: MenuEntryProps) {
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
        <EntryWords {...item} />
      </div>
    );
  return (
    <Anchor ref={ref as Ref<HTMLAnchorElement>} href={href} {...line}>
      <EntryWords {...item} />
    </Anchor>
  );
}

const EntryWords = ({ icon, label, lang, choice, disabledReason }: MenuItem) => (
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

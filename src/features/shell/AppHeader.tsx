import {
  ChevronDown,
  House,
  Keyboard,
  LogOut,
  Menu as MenuIcon,
  Moon,
  Plus,
  Search,
  Store,
  Sun,
  UserRound,
} from 'lucide-react';
import { cleanLine } from '#contract/text/cleanText.ts';
import type { Admin } from '#contract/accounts/admin.ts';
import { type Language, languageNames } from '#languages/language.ts';
import { HeaderBar } from '#ui/app-shell/ShellBars.tsx';
import { SIDEBAR_ID } from '#ui/app-shell/SkipLink.tsx';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { IconButton, IconLink } from '#ui/icon-button/IconButton.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '../paths.ts';
import { useLanguage } from '../messages/MessagesContext.ts';
import { useFormats } from '../format/useFormats.ts';
import { ProductLogo } from './ProductLogo.tsx';
import type { Theme } from './shellModel.ts';

const languages = Object.entries(languageNames) as [Language, string][];

export type HeaderSession =
  | { status: 'checking' }
  | { status: 'signedOut' }
  | { status: 'signedIn'; admin: Admin };

type AppHeaderProps = {
  session: HeaderSession;
  theme: Theme;
  sidebar: 'open' | 'closed';
  onToggleSidebar: () => void;
  onToggleTheme: () => void;
  onOpenPalette: () => void;
  /** Shortcut of the palette, in the syntax of `aria-keyshortcuts`. */
  paletteKeys: string;
  /** Key sequence that opens the dashboard: "g d". Undefined if it is turned off. */
  homeKeys: string | undefined;
  onShowShortcuts: () => void;
  onLanguageChange: (language: Language) => void;
  onLogout: () => void;
  /** Number of orders that the administrator hasn't seen. */
  newOrders: number;
  /** Whether the search finds customers. */
  customers: 'offered' | 'unavailable';
  /** Whether the menu links to the store's details. */
  storeDetails: 'offered' | 'unavailable';
  /** Whether the menu links to the administrator's account. */
  account: 'offered' | 'unavailable';
};

/** The header of all pages except sign-in pages. */
export const AppHeader = ({
  session,
  theme,
  sidebar,
  paletteKeys,
  newOrders,
  ...handlers
}: AppHeaderProps) => {
  const t = useMessages('shell').layout;
  return (
    <HeaderBar
      start={
        <>
          <MenuButton {...{ sidebar, newOrders }} onClick={handlers.onToggleSidebar} />
          <ProductLogo href={paths.dashboard} />
        </>
      }
      middle={
        session.status === 'signedIn' && (
          <HeaderSearch
            keys={paletteKeys}
            label={handlers.customers === 'offered' ? t.palette : t.paletteWithoutCustomers}
            onOpen={handlers.onOpenPalette}
          />
        )
      }
      end={
        <>
          <IconLink
            icon={<House className="size-4.5" />}
            label={t.home}
            data-keys={handlers.homeKeys}
            aria-description={handlers.homeKeys && t.keys(handlers.homeKeys)}
            href={paths.dashboard}
          />
          <IconButton
            icon={theme === 'dark' ? <Sun className="size-4.5" /> : <Moon className="size-4.5" />}
            label={theme === 'dark' ? t.toLight : t.toDark}
            onClick={handlers.onToggleTheme}
          />
          <HeaderAccount
            session={session}
            storeDetails={handlers.storeDetails}
            account={handlers.account}
            onShowShortcuts={handlers.onShowShortcuts}
            onLanguageChange={handlers.onLanguageChange}
            onLogout={handlers.onLogout}
          />
        </>
      }
    />
  );
};

type MenuButtonProps = Pick<AppHeaderProps, 'sidebar' | 'newOrders'> & { onClick: () => void };

const MAX_SHOWN_COUNT = 99;

/** Opens and closes the sidebar. While it is closed, the button has the number of new orders. */
function MenuButton({ sidebar, newOrders, onClick }: MenuButtonProps) {
  const t = useMessages('shell').layout;
  const { newOrders: formatNewOrders } = useMessages('orders');
  const formats = useFormats();
  const count = sidebar === 'closed' ? newOrders : 0;
  const label = sidebar === 'open' ? t.closeMenu : t.openMenu;
  const shownCount = count > MAX_SHOWN_COUNT ? `${formats.count(MAX_SHOWN_COUNT)}+` : formats.count(count);
  return (
    <IconButton
      icon={
        <span className="relative">
          <MenuIcon className="size-4.5" />
          {count > 0 && <span data-count={shownCount} className={countStyle} />}
        </span>
      }
      label={count > 0 ? `${label} · ${formatNewOrders(count)}` : label}
      aria-expanded={sidebar === 'open'}
      aria-controls={SIDEBAR_ID}
      onClick={onClick}
    />
  );
}

/** The count is part of the button's name in words. */
const countStyle =
  'before:content-[attr(data-count)] absolute -end-2.5 -top-2 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.625rem] leading-none font-semibold text-on-accent tabular-nums ring-2 ring-canvas forced-colors:border';

/** Opens the palette. Looks like a field from 768 px, and is an icon below. */
function HeaderSearch({ keys, label, onOpen }: { keys: string; label: string; onOpen: () => void }) {
  const t = useMessages('shell').layout;
  const keyLabels = keys.replace('Meta', '⌘').replace('Control', t.ctrlKey).split('+');
  const props = { 'aria-haspopup': 'dialog', 'aria-keyshortcuts': keys, onClick: onOpen } as const;
  return (
    <>
      <IconButton {...props} icon={<Search className="size-4.5" />} label={label} className="md:hidden" />
      <button {...props} type="button" className={searchFieldStyle}>
        <Search className="size-4 flex-none text-text-subtle" />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <span aria-hidden="true" className="flex flex-none gap-1 pointer-coarse:hidden">
          {keyLabels.map((key) => (
            <kbd key={key} className={keyStyle}>
              {key}
            </kbd>
          ))}
        </span>
      </button>
    </>
  );
}

const searchFieldStyle =
  'flex min-h-control w-full items-center gap-2 rounded-md border border-border-control bg-surface px-3 text-start text-sm text-text-muted select-none max-md:hidden hover:border-border-control-hover pointer-coarse:min-h-control-lg';

const keyStyle =
  'inline-grid min-w-5 place-items-center rounded-xs border border-border bg-canvas px-1.25 font-sans text-2xs leading-4.5 text-text-muted';

function HeaderAccount({
  session,
  ...handlers
}: Pick<
  AppHeaderProps,
  'session' | 'storeDetails' | 'account' | 'onShowShortcuts' | 'onLanguageChange' | 'onLogout'
>) {
  const t = useMessages('shell').layout;
  switch (session.status) {
    case 'checking':
      return <span className="size-9" />;
    case 'signedOut':
      return (
        <ButtonLink href={paths.login} className="ms-1">
          {t.login}
        </ButtonLink>
      );
    case 'signedIn':
      return <ProfileMenu admin={session.admin} {...handlers} />;
    default:
      return session satisfies never;
  }
}

type ProfileMenuProps = Pick<
  AppHeaderProps,
  'storeDetails' | 'account' | 'onShowShortcuts' | 'onLanguageChange' | 'onLogout'
> & {
  admin: Admin;
};

/** Phones and tablets have no use for shortcuts. */
const isTouchDevice = () => matchMedia('(pointer: coarse)').matches;

const ProfileMenu = ({
  admin,
  storeDetails,
  account,
  onShowShortcuts,
  onLanguageChange,
  onLogout,
}: ProfileMenuProps) => {
  const language = useLanguage();
  const t = useMessages('shell').layout;
  return (
    <Menu
      label={t.profile(admin.fullName)}
      trigger={
        <>
          <Avatar name={admin.fullName} tone="ink" />
          <span className="max-w-32 truncate max-sm:hidden" aria-hidden="true">
            {cleanLine(admin.fullName).split(' ')[0]}
          </span>
          <ChevronDown className="size-3.5! max-sm:hidden" />
        </>
      }
      items={[
        { label: t.addProduct, icon: <Plus />, href: paths.addProduct },
        ...(storeDetails === 'offered'
          ? [{ label: t.storeDetails, icon: <Store />, href: paths.storeDetails }]
          : []),
        ...(account === 'offered' ? [{ label: t.account, icon: <UserRound />, href: paths.account }] : []),
        {
          title: t.language,
          items: languages.map(([value, name]) => ({
            label: name,
            lang: value,
            selection: value === language ? 'selected' : 'unselected',
            onSelect: () => onLanguageChange(value),
          })),
        },
        ...(isTouchDevice() ? [] : [{ label: t.shortcuts, icon: <Keyboard />, onSelect: onShowShortcuts }]),
        { label: t.logout, icon: <LogOut />, onSelect: onLogout },
      ]}
    />
  );
};

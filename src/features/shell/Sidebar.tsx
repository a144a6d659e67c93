import { LogOut, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Admin } from '#contract/accounts/admin.ts';
import { type NavBadge, NavGroup, NavItem, NavList } from '#ui/app-shell/NavList.tsx';
import { SidebarFooter } from '#ui/app-shell/ShellBars.tsx';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths, placeholderPaths } from '#features/paths.ts';
import { getCurrentLevel, getNavigation, type NavigationEntry, type NavigationName } from './navigation.ts';
import type { Theme } from './shellModel.ts';

type SidebarProps = {
  /** Path of the current page. */
  current: string;
  expandedGroups: readonly NavigationName[];
  onToggleGroup: (name: NavigationName) => void;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** Undefined for signed-out visitors. */
  admin: Admin | undefined;
  /** Number of pending orders; undefined if unknown. */
  pendingOrders: number | undefined;
  /** Of the backend. */
  capabilities: readonly string[];
  onLogout: () => void;
};

/** The main menu, the theme switch, and the account. */
export const Sidebar = ({
  current,
  expandedGroups,
  onToggleGroup,
  theme,
  onThemeChange,
  admin,
  pendingOrders,
  capabilities,
  onLogout,
}: SidebarProps) => (
  <>
    <NavList>
      {getNavigation(capabilities).map((entry) => (
        <SidebarEntry
          key={entry.name}
          entry={entry}
          current={current}
          pendingOrders={pendingOrders}
          expanded={expandedGroups.includes(entry.name)}
          onToggle={() => onToggleGroup(entry.name)}
        />
      ))}
    </NavList>
    <Account admin={admin} onLogout={onLogout}>
      <ThemeChoice theme={theme} onThemeChange={onThemeChange} />
    </Account>
  </>
);

const ThemeChoice = ({ theme, onThemeChange }: Pick<SidebarProps, 'theme' | 'onThemeChange'>) => {
  const t = useMessages('shell').layout;
  return (
    <SegmentedControl
      label={t.theme}
      labelMode="hidden"
      options={[
        { value: 'light', label: t.light, icon: <Sun /> },
        { value: 'dark', label: t.dark, icon: <Moon /> },
      ]}
      value={theme}
      onChange={onThemeChange}
    />
  );
};

/** The signed-in administrator. Signed-out visitors see only the theme switch. */
function Account({
  admin,
  onLogout,
  children,
}: Pick<SidebarProps, 'admin' | 'onLogout'> & { children: ReactNode }) {
  const t = useMessages('shell').layout;
  if (!admin) return <div className="border-t border-border p-3">{children}</div>;
  return (
    <SidebarFooter
      avatar={<Avatar name={admin.fullName} size="lg" tone="ink" />}
      name={admin.fullName}
      detail={admin.email}
      action={<IconButton size="sm" icon={<LogOut />} label={t.logout} onClick={onLogout} />}
    >
      {children}
    </SidebarFooter>
  );
}

type EntryProps = Pick<SidebarProps, 'current' | 'pendingOrders'> & {
  entry: NavigationEntry;
  expanded: boolean;
  onToggle: () => void;
};

function SidebarEntry({ entry, current, pendingOrders, expanded, onToggle }: EntryProps) {
  const t = useMessages('adminShell').navigation;
  const getBadge = useBadges(pendingOrders);
  const { icon: Icon, name } = entry;
  if (entry.kind === 'page')
    return (
      <NavItem
        href={entry.href}
        icon={<Icon />}
        current={getCurrentLevel(current, entry)}
        badge={getBadge(entry.href)}
      >
        {t[name]}
      </NavItem>
    );
  return (
    <NavGroup icon={<Icon />} label={t[name]} expanded={expanded} onToggle={onToggle}>
      {entry.pages.map((page) => (
        <NavItem
          key={page.href}
          nested
          href={page.href}
          current={getCurrentLevel(current, page)}
          badge={getBadge(page.href)}
        >
          {t[page.name]}
        </NavItem>
      ))}
    </NavGroup>
  );
}

/** Returns a function for the badge of a page: the number of pending orders, or that it isn't built yet. */
function useBadges(pendingOrders = 0) {
  const t = useMessages('adminShell').navigationBadges;
  const formats = useFormats();
  return (href: string): NavBadge | undefined => {
    if (placeholderPaths.includes(href)) return { kind: 'note', text: t.soon, description: t.soon };
    if (href !== paths.orders || pendingOrders === 0) return undefined;
    return {
      kind: 'count',
      text: formats.count(pendingOrders),
      description: t.pendingOrders(pendingOrders),
    };
  };
}

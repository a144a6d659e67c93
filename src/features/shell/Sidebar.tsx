import { useWords } from '#features/words/useWords.ts';
import { LogOut, Moon, Sun } from '#ui/icon/icons.tsx';
import type { ReactNode } from 'react';
import type { Admin } from '#contract/accounts/admin.ts';
import { NavGroup, NavItem, NavList } from '#ui/app-shell/NavList.tsx';
import { SidebarFooter } from '#ui/app-shell/ShellBars.tsx';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { getCurrentMark, navigation, type NavigationEntry } from './navigation.ts';
import { shellCopy as copy } from './shellCopy.ts';
import type { Theme } from './shellModel.ts';

export type SidebarProps = {
  /** The path of the page that is shown. */
  current: string;
  /** Labels of the groups that are expanded. */
  expandedGroups: readonly string[];
  onToggleGroup: (label: string) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  /** Nobody is signed in: nobody is shown. */
  admin: Admin | undefined;
  onLogout: () => void;
};

const themes = [
  { value: 'light', label: copy.light, icon: <Sun /> },
  { value: 'dark', label: copy.dark, icon: <Moon /> },
] as const;

/** The main menu, the theme, and who is signed in. */
export const Sidebar = ({
  current,
  expandedGroups,
  onToggleGroup,
  theme,
  onTheme,
  admin,
  onLogout,
}: SidebarProps) => {
  const { shellCopy: copy } = useWords('shell');
  return (
    <>
      <NavList>
        {navigation.map((entry) => (
          <SidebarEntry
            key={entry.label}
            entry={entry}
            current={current}
            expanded={expandedGroups.includes(entry.label)}
            onToggle={() => onToggleGroup(entry.label)}
          />
        ))}
      </NavList>
      <Account admin={admin} onLogout={onLogout}>
        <SegmentedControl
          label={copy.theme}
          labelMode="hidden"
          options={themes}
          value={theme}
          onChange={onTheme}
        />
      </Account>
    </>
  );
};

/** Who is signed in; the theme can be chosen by who is not, too. */
function Account({
  admin,
  onLogout,
  children,
}: Pick<SidebarProps, 'admin' | 'onLogout'> & { children: ReactNode }) {
  const { shellCopy: copy } = useWords('shell');
  if (!admin) return <div className="border-t border-border p-3">{children}</div>;
  return (
    <SidebarFooter
      avatar={<Avatar name={admin.fullName} size="lg" tone="ink" />}
      name={admin.fullName}
      detail={admin.email}
      action={<IconButton size="sm" icon={<LogOut />} label={copy.logout} onClick={onLogout} />}
    >
      {children}
    </SidebarFooter>
  );
}

type EntryProps = { entry: NavigationEntry; current: string; expanded: boolean; onToggle: () => void };

function SidebarEntry({ entry, current, expanded, onToggle }: EntryProps) {
  const { icon: Icon, label } = entry;
  if (entry.kind === 'page')
    return (
      <NavItem href={entry.href} icon={<Icon />} current={getCurrentMark(current, entry)}>
        {label}
      </NavItem>
    );
  return (
    <NavGroup icon={<Icon />} label={label} expanded={expanded} onToggle={onToggle}>
      {entry.pages.map((page) => (
        <NavItem key={page.href} nested href={page.href} current={getCurrentMark(current, page)}>
          {page.label}
        </NavItem>
      ))}
    </NavGroup>
  );
}

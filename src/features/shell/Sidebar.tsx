import { LogOut, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Admin } from '#contract/admin.ts';
import { NavGroup } from '#ui/app-shell/NavGroup.tsx';
import { NavItem } from '#ui/app-shell/NavItem.tsx';
import { NavList } from '#ui/app-shell/NavList.tsx';
import { SidebarFoot } from '#ui/app-shell/SidebarFoot.tsx';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { currentAt, navigation, type NavigationEntry } from './navigation.ts';
import { shellCopy as copy } from './shellCopy.ts';
import type { Theme } from './themeModel.ts';

export type SidebarProps = {
  /** The path of the page that is shown. */
  current: string;
  /** Labels of the groups that are unfolded. */
  unfolded: readonly string[];
  onUnfold: (label: string) => void;
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
export const Sidebar = ({ current, unfolded, onUnfold, theme, onTheme, admin, onLogout }: SidebarProps) => (
  <>
    <NavList>
      {navigation.map((entry) => (
        <Entry
          key={entry.label}
          entry={entry}
          current={current}
          expanded={unfolded.includes(entry.label)}
          onToggle={() => onUnfold(entry.label)}
        />
      ))}
    </NavList>
    <Foot admin={admin} onLogout={onLogout}>
      <SegmentedControl
        label={copy.theme}
        labelMode="hidden"
        options={themes}
        value={theme}
        onChange={onTheme}
      />
    </Foot>
  </>
);

/** Who is signed in; the theme can be chosen by who is not, too. */
function Foot({
  admin,
  onLogout,
  children,
}: Pick<SidebarProps, 'admin' | 'onLogout'> & { children: ReactNode }) {
  if (!admin) return <div className="border-t border-border p-3">{children}</div>;
  return (
    <SidebarFoot
      avatar={<Avatar name={admin.fullName} size="lg" tone="ink" />}
      name={admin.fullName}
      detail={admin.email}
      action={<IconButton size="sm" icon={<LogOut />} label={copy.logout} onClick={onLogout} />}
    >
      {children}
    </SidebarFoot>
  );
}

type EntryProps = { entry: NavigationEntry; current: string; expanded: boolean; onToggle: () => void };

function Entry({ entry, current, expanded, onToggle }: EntryProps) {
  const { icon: Icon, label } = entry;
  if (entry.kind === 'page')
    return (
      <NavItem href={entry.href} icon={<Icon />} current={currentAt(current, entry)}>
        {label}
      </NavItem>
    );
  return (
    <NavGroup icon={<Icon />} label={label} expanded={expanded} onToggle={onToggle}>
      {entry.pages.map((page) => (
        <NavItem key={page.href} href={page.href} current={currentAt(current, page)}>
          {page.label}
        </NavItem>
      ))}
    </NavGroup>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Admin } from '#contract/accounts/admin.ts';
import { navigation, type NavigationName } from '#features/shell/navigation.ts';
import { Sidebar } from '#features/shell/Sidebar.tsx';
import type { Theme } from '#features/shell/shellModel.ts';
import { chooseTheme } from '../browser/theme.ts';

type SidebarSectionProps = { admin: Admin | undefined; theme: Theme; onLogout: () => void };

/** Groups begin expanded, as the specification shows Products. */
const groups = navigation.filter((entry) => entry.kind === 'group').map((entry) => entry.name);

export function SidebarSection({ admin, theme, onLogout }: SidebarSectionProps) {
  const { pathname } = useLocation();
  const [expandedGroups, setExpandedGroups] = useState<readonly NavigationName[]>(groups);
  const toggle = (name: NavigationName) =>
    setExpandedGroups((now) => (now.includes(name) ? now.filter((one) => one !== name) : [...now, name]));
  return (
    <Sidebar
      current={pathname}
      expandedGroups={expandedGroups}
      onToggleGroup={toggle}
      theme={theme}
      onTheme={chooseTheme}
      admin={admin}
      onLogout={onLogout}
    />
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Admin } from '#contract/accounts/admin.ts';
import { getTaskFilters } from '#features/dashboard/todoModel.ts';
import { navigation, type NavigationName } from '#features/shell/navigation.ts';
import { Sidebar } from '#features/shell/Sidebar.tsx';
import { chooseTheme, useTheme } from '../browser/theme.ts';
import { useCountPage } from '../list/useCountPage.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { useCapabilities } from '../session/useSession.ts';

/** Groups start expanded, as the specification shows Products. */
const groups = navigation.filter((entry) => entry.kind === 'group').map((entry) => entry.name);

type SidebarSectionProps = {
  /** Undefined for signed-out visitors. */
  admin: Admin | undefined;
  onLogout: () => void;
};

/** The menu, with the number of pending orders. */
export function SidebarSection({ admin, onLogout }: SidebarSectionProps) {
  const { pathname } = useLocation();
  const pending = useCountPage(orderQueries, getTaskFilters('pending')).data?.matches.count;
  const [expandedGroups, setExpandedGroups] = useState<readonly NavigationName[]>(groups);
  const toggle = (name: NavigationName) =>
    setExpandedGroups((current) =>
      current.includes(name) ? current.filter((one) => one !== name) : [...current, name],
    );
  return (
    <Sidebar
      current={pathname}
      expandedGroups={expandedGroups}
      onToggleGroup={toggle}
      theme={useTheme()}
      onThemeChange={chooseTheme}
      admin={admin}
      pendingOrders={pending}
      capabilities={useCapabilities()}
      onLogout={onLogout}
    />
  );
}

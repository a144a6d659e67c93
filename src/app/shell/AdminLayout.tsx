import { use, useState } from 'react';
import { AppShell } from '#ui/app-shell/AppShell.tsx';
import { LetterKeysContext } from '#features/keyboard/letterKeys.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getSidebarLayout } from '#features/shell/shellModel.ts';
import { LiveProvider } from '../live/LiveProvider.tsx';
import { LeaveGuardContext } from '../page/useLeaveGuard.ts';
import { RenewalPrompt } from '../auth/RenewalPrompt.tsx';
import { useSession } from '../session/useSession.ts';
import { FooterSection } from './FooterSection.tsx';
import { HeaderSection } from './HeaderSection.tsx';
import { KeyboardDialogs } from './KeyboardDialogs.tsx';
import { LogoutSection } from './LogoutSection.tsx';
import { NewOrderToast } from './NewOrderToast.tsx';
import { PageOutlet, useStage } from './PageOutlet.tsx';
import { SidebarSection } from './SidebarSection.tsx';
import { useKeyboard } from './useKeyboard.ts';
import { useSidebar } from './useSidebar.ts';

/** Header, sidebar and footer around the page, with live updates. */
export const AdminLayout = () => (
  <LiveProvider>
    <AdminShell />
  </LiveProvider>
);

function AdminShell() {
  const t = useMessages('shell').layout;
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.admin : undefined;
  const sidebar = useSidebar();
  const keyboard = useKeyboard(admin);
  const stage = useStage();
  const { confirmLeave } = use(LeaveGuardContext);
  const [logoutDialog, setLogoutDialog] = useState<'open' | 'closed'>('closed');
  const logOut = () => confirmLeave(() => setLogoutDialog('open'));
  return (
    <LetterKeysContext value={keyboard.letterKeys}>
      <AppShell
        skipLabel={t.skip}
        sidebarLabel={t.menu}
        sidebarState={getSidebarLayout(sidebar.state)}
        onSidebarDismiss={sidebar.dismiss}
        header={
          <HeaderSection
            sidebar={sidebar.state.isOpened ? 'open' : 'closed'}
            onToggleSidebar={sidebar.toggle}
            keyboard={keyboard}
            onLogout={logOut}
          />
        }
        sidebar={<SidebarSection admin={admin} onLogout={logOut} />}
        // Hidden while the page loads.
        footer={stage === 'page' && <FooterSection />}
      >
        <PageOutlet stage={stage} />
        <RenewalPrompt />
        <NewOrderToast />
        <LogoutSection dialog={logoutDialog} onClose={() => setLogoutDialog('closed')} />
        {admin && <KeyboardDialogs keyboard={keyboard} email={admin.email} onLogout={logOut} />}
      </AppShell>
    </LetterKeysContext>
  );
}

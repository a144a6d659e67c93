import { use } from 'react';
import { Footer } from '#features/shell/Footer.tsx';
import { footerCopy, shellCopy as copy } from '#features/shell/shellCopy.ts';
import { FullHeader, type HeaderSession } from '#features/shell/FullHeader.tsx';
import { layoutOf } from '#features/shell/sidebarModel.ts';
import { otherTheme } from '#features/shell/themeModel.ts';
import { AppShell } from '#ui/app-shell/AppShell.tsx';
import { useArrivalMessage } from '../arrival.ts';
import { FooterContext } from '../router/FooterContext.ts';
import { LogoutSection } from '../sections/LogoutSection.tsx';
import { SidebarSection } from '../sections/SidebarSection.tsx';
import { useSession } from '../session.ts';
import { useSettings } from '../SettingsContext.ts';
import { chooseTheme, useTheme } from '../theme.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useLogoutQuestion } from './useLogoutQuestion.ts';
import { useSidebar } from './useSidebar.ts';

/** Header, sidebar, footer and the page between them. */
export function Component() {
  const session = useSession();
  const theme = useTheme();
  const sidebar = useSidebar();
  const logout = useLogoutQuestion();
  const { contact } = useSettings();
  const footer = use(FooterContext);
  useArrivalMessage();
  const layout = layoutOf(sidebar.state);
  const known: HeaderSession = session.status === 'unreachable' ? { status: 'checking' } : session;
  return (
    <AppShell
      skipLabel={copy.skip}
      sidebarLabel={copy.menu}
      sidebarState={layout}
      onSidebarDismiss={sidebar.dismiss}
      header={
        <FullHeader
          session={known}
          theme={theme}
          sidebar={sidebar.state.isOpened ? 'open' : 'closed'}
          onToggleSidebar={sidebar.toggle}
          onToggleTheme={() => chooseTheme(otherTheme(theme))}
          onLogout={logout.ask}
        />
      }
      sidebar={
        <SidebarSection
          admin={session.status === 'signedIn' ? session.admin : undefined}
          theme={theme}
          onLogout={logout.ask}
        />
      }
      footer={
        footer === 'shown' && (
          <Footer contact={contact} onSubscribe={(email) => subscribe(contact.email, email)} />
        )
      }
    >
      <PageOutlet />
      <LogoutSection question={logout} />
    </AppShell>
  );
}

/** Opens the mail program, and claims nothing that did not happen. */
function subscribe(store: string, email: string) {
  const query = new URLSearchParams({ subject: footerCopy.subject, body: footerCopy.body(email) });
  location.href = `mailto:${store}?${query.toString().replaceAll('+', '%20')}`;
}

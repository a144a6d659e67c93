import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/account.ts';
import { SettingsCards } from '#ui/form-card/SettingsCard.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { SettingsPage, type SettingsStatus } from '#features/form/SettingsPage.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

export type AccountState =
  | { status: SettingsStatus }
  /** Shared by many people, so that nobody can change it. */
  | { status: 'guest'; account: Account };

type AccountViewProps = {
  state: AccountState;
  onRetry: () => void;
  /** The sections of a loaded account, and those that guests can use. */
  children?: ReactNode;
};

/** The page of the administrator's account. */
export function AccountView({ state, onRetry, children }: AccountViewProps) {
  const t = useMessages('account').accountPage;
  const page = { messages: t, icon: <UserRound />, onRetry };
  if (state.status !== 'guest')
    return (
      <SettingsPage
        {...page}
        status={state.status}
        description={state.status === 'loaded' ? t.description : undefined}
      >
        <SettingsCards>{children}</SettingsCards>
      </SettingsPage>
    );
  const { fullName, email } = state.account;
  return (
    <SettingsPage {...page} status="loaded" description={`${fullName} · ${email}`}>
      <Notice tone="info" title={t.guest}>
        {t.guestText}
      </Notice>
      <SettingsCards>{children}</SettingsCards>
    </SettingsPage>
  );
}

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
  /** Version of the front end. */
  version: string;
  onRetry: () => void;
  /** The sections of a loaded account, and those that guests can use. */
  children?: ReactNode;
};

/** The page of the administrator's account, with the version below it. */
export function AccountView({ state, version, onRetry, children }: AccountViewProps) {
  const t = useMessages('account').accountPage;
  const isGuest = state.status === 'guest';
  const shown = isGuest
    ? ({ status: 'loaded', description: `${state.account.fullName} · ${state.account.email}` } as const)
    : { status: state.status, description: state.status === 'loaded' ? t.description : undefined };
  return (
    <div className="w-full">
      <SettingsPage {...shown} messages={t} icon={<UserRound />} onRetry={onRetry}>
        {isGuest && (
          <Notice tone="info" title={t.guest}>
            {t.guestText}
          </Notice>
        )}
        <SettingsCards>{children}</SettingsCards>
      </SettingsPage>
      {state.status !== 'loading' && (
        <p className="px-(--page-gutter) pb-6 text-center text-sm text-text-muted">
          {t.version} {version}
        </p>
      )}
    </div>
  );
}

import { RotateCw, TriangleAlert, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/account.ts';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';

export type AccountState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The backend has no calls for accounts. */
  | { status: 'unsupported' }
  /** Shared by many people, so that nobody can change it. */
  | { status: 'guest'; account: Account }
  | { status: 'loaded' };

type AccountViewProps = {
  state: AccountState;
  onRetry: () => void;
  /** The sections of a loaded account, and those that guests can use. */
  children?: ReactNode;
};

/** The page of the administrator's account. */
export function AccountView({ state, onRetry, children }: AccountViewProps) {
  const t = useMessages('account').accountPage;
  switch (state.status) {
    case 'loading':
      return (
        <TitledPage>
          <div data-loading="" className="grid min-h-[min(34rem,100dvh-12rem)] place-items-center">
            <Spinner size="lg" label={t.loading} className="text-text-muted" />
          </div>
        </TitledPage>
      );
    case 'failed':
      return (
        <TitledPage>
          <EmptyState
            role="alert"
            icon={<TriangleAlert />}
            tone="critical"
            placement="page"
            title={t.failed}
            text={t.failedText}
            actions={
              <Button icon={<RotateCw />} onClick={onRetry}>
                {t.retry}
              </Button>
            }
          />
        </TitledPage>
      );
    case 'unsupported':
      return (
        <TitledPage>
          <EmptyState icon={<UserRound />} placement="page" title={t.unsupported} text={t.unsupportedText} />
        </TitledPage>
      );
    case 'guest':
      return (
        <TitledPage description={`${state.account.fullName} · ${state.account.email}`}>
          <Notice tone="info" title={t.guest}>
            {t.guestText}
          </Notice>
          {children}
        </TitledPage>
      );
    case 'loaded':
      return <TitledPage description={t.description}>{children}</TitledPage>;
    default:
      return state satisfies never;
  }
}

const TitledPage = ({ description, children }: { description?: string; children: ReactNode }) => (
  <Page width="form">
    <PageHeader title={useMessages('account').accountPage.page} description={description} />
    {children}
  </Page>
);

/** Lays out the sections of an account: in two columns if there is space. */
export const AccountSections = ({ start, end }: { start: ReactNode; end?: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[56rem]/page:grid-cols-2">
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{start}</div>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{end}</div>
  </div>
);

/** Shown in place of the account to signed-out visitors. */
export function AccountAccessPrompt() {
  const t = useMessages('account').accountPage;
  return (
    <AccessPrompt
      title={t.accessTitle}
      text={t.accessText}
      actions={
        <ButtonLink variant="primary" href={paths.login}>
          {t.signIn}
        </ButtonLink>
      }
    />
  );
}

import { RotateCw, Store, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccessPrompt } from '#ui/access-prompt/AccessPrompt.tsx';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';

export type StoreDetailsState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The backend can't store details. */
  | { status: 'unsupported' }
  | { status: 'editing' };

type StoreDetailsViewProps = {
  state: StoreDetailsState;
  onRetry: () => void;
  /** The form, once the details are loaded. */
  children?: ReactNode;
};

/** The page of the store's details: loading, failed, not supported, or with the form. */
export function StoreDetailsView({ state, onRetry, children }: StoreDetailsViewProps) {
  const t = useMessages('storeDetails').storePage;
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
          <EmptyState icon={<Store />} placement="page" title={t.unsupported} text={t.unsupportedText} />
        </TitledPage>
      );
    case 'editing':
      return children;
    default:
      return state satisfies never;
  }
}

const TitledPage = ({ children }: { children: ReactNode }) => (
  <Page width="form">
    <PageHeader title={useMessages('storeDetails').storePage.page} />
    {children}
  </Page>
);

/** Shown in place of the form to signed-out visitors. */
export function StoreDetailsAccessPrompt() {
  const t = useMessages('storeDetails').storePage;
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

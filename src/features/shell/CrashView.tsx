import { RefreshCw, RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { paths } from '#features/paths.ts';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { ServerUnreachable } from './StatusPages.tsx';

/**
 * broken: the page threw while rendering. outdated: the server no longer has the page's code, because a newer
 * release replaced it. unreachable: the server doesn't respond.
 */
export type CrashState = { status: 'broken' } | { status: 'outdated' } | { status: 'unreachable' };

type CrashViewProps = { state: CrashState; onRetry: () => void; onReload: () => void };

export function CrashView({ state, onRetry, onReload }: CrashViewProps) {
  const t = useMessages('shell').statusPage;
  const product = useProductName();
  const dashboardLink = <ButtonLink href={paths.dashboard}>{t.toDashboard}</ButtonLink>;
  switch (state.status) {
    case 'broken':
      return (
        <ErrorView
          title={t.crash}
          text={t.crashText}
          actions={
            <>
              <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
                {t.tryAgain}
              </Button>
              {dashboardLink}
            </>
          }
        />
      );
    case 'outdated':
      return (
        <ErrorView
          icon={<RefreshCw />}
          title={t.outdated}
          text={t.outdatedText(product)}
          actions={
            <>
              <Button variant="primary" icon={<RefreshCw />} onClick={onReload}>
                {t.reload}
              </Button>
              {dashboardLink}
            </>
          }
        />
      );
    case 'unreachable':
      return <ServerUnreachable onRetry={onRetry} />;
    default:
      return state satisfies never;
  }
}

import { RefreshCw, RotateCw } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { ErrorView } from '#ui/error-view/ErrorView.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { ServerUnreachable } from './StatusPages.tsx';

/**
 * broken: the page threw while rendering. outdated: the server no longer has the page's code, because a newer
 * release replaced it. unreachable: the server doesn't respond.
 */
export type CrashState = { status: 'broken' } | { status: 'outdated' } | { status: 'unreachable' };

type CrashViewProps = { state: CrashState; onRetry: () => void; onReload: () => void };

export function CrashView({ state, onRetry, onReload }: CrashViewProps) {
  const { statusPageCopy: copy } = useWords('shell');
  const toDashboard = <ButtonLink href={paths.dashboard}>{copy.toDashboard}</ButtonLink>;
  switch (state.status) {
    case 'broken':
      return (
        <ErrorView
          title={copy.crash}
          text={copy.crashText}
          actions={
            <>
              <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
                {copy.tryAgain}
              </Button>
              {toDashboard}
            </>
          }
        />
      );
    case 'outdated':
      return (
        <ErrorView
          icon={<RefreshCw />}
          title={copy.outdated}
          text={copy.outdatedText}
          actions={
            <>
              <Button variant="primary" icon={<RefreshCw />} onClick={onReload}>
                {copy.reload}
              </Button>
              {toDashboard}
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

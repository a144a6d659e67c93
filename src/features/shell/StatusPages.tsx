import { CloudOff, Construction, RotateCw, SearchX } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';

const DashboardLink = () => {
  const t = useMessages('shell').statusPage;
  return (
    <ButtonLink variant="primary" href={paths.dashboard}>
      {t.toDashboard}
    </ButtonLink>
  );
};

/** Shown for menu entries without a page yet. `page` is the name in the menu. */
export const UnderConstruction = ({ page }: { page: string }) => {
  const t = useMessages('shell').statusPage;
  return (
    <EmptyState
      icon={<Construction />}
      level={1}
      placement="page"
      title={t.underConstruction}
      text={t.underConstructionText(page)}
      actions={<DashboardLink />}
    />
  );
};

export const NotFound = () => {
  const t = useMessages('shell').statusPage;
  return (
    <EmptyState
      icon={<SearchX />}
      level={1}
      placement="page"
      title={t.notFound}
      text={t.notFoundText}
      actions={<DashboardLink />}
    />
  );
};

/** Shown while the session is loading. */
export const CheckingSession = () => {
  const t = useMessages('shell').statusPage;
  return (
    <div data-loading="" className="grid min-h-80 place-items-center text-text-subtle">
      <Spinner size="lg" label={t.checking} />
    </div>
  );
};

/** Shown if the server doesn't respond to the session request or the request for a page's code. */
export const ServerUnreachable = ({ onRetry }: { onRetry: () => void }) => {
  const t = useMessages('shell').statusPage;
  return (
    <EmptyState
      icon={<CloudOff />}
      tone="critical"
      level={1}
      placement="page"
      title={t.unreachable}
      text={t.unreachableText}
      actions={
        <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
          {t.retry}
        </Button>
      }
    />
  );
};

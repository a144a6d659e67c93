import { CloudOff, Construction, RotateCw, SearchX } from 'lucide-react';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';

const ToDashboard = () => {
  const { statusPageCopy: copy } = useWords('shell');
  return (
    <ButtonLink variant="primary" href={paths.dashboard}>
      {copy.toDashboard}
    </ButtonLink>
  );
};

/** Placeholder for a menu entry without a page. `page` is its name in the menu. */
export const UnderConstruction = ({ page }: { page: string }) => {
  const { statusPageCopy: copy } = useWords('shell');
  return (
    <EmptyState
      icon={<Construction />}
      level={1}
      placement="page"
      title={copy.underConstruction}
      text={copy.underConstructionText(page)}
      actions={<ToDashboard />}
    />
  );
};

export const NotFound = () => {
  const { statusPageCopy: copy } = useWords('shell');
  return (
    <EmptyState
      icon={<SearchX />}
      level={1}
      placement="page"
      title={copy.notFound}
      text={copy.notFoundText}
      actions={<ToDashboard />}
    />
  );
};

/** Shown until the session is known. */
export const CheckingSession = () => {
  const { statusPageCopy: copy } = useWords('shell');
  return (
    <div data-waiting="" className="grid min-h-80 place-items-center text-text-subtle">
      <Spinner size="lg" label={copy.checking} />
    </div>
  );
};

/** Shown if the server doesn't respond to the session request or the request for a page's code. */
export const ServerUnreachable = ({ onRetry }: { onRetry: () => void }) => {
  const { statusPageCopy: copy } = useWords('shell');
  return (
    <EmptyState
      icon={<CloudOff />}
      tone="critical"
      level={1}
      placement="page"
      title={copy.unreachable}
      text={copy.unreachableText}
      actions={
        <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    />
  );
};

import { CloudOff, RotateCw } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { statusPageCopy as copy } from './shellCopy.ts';

/** check-admin brought no answer: that is not the same as being signed out. */
export const ServerUnreachable = ({ onRetry }: { onRetry: () => void }) => (
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

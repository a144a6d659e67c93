import { RotateCw } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';

type CardMessages = Readonly<Record<'loading' | 'failed' | 'retry', string>>;

/** Content of a card while its data loads. */
export const CardLoading = ({ messages: t }: { messages: Pick<CardMessages, 'loading'> }) => (
  <div data-loading="" className="grid min-h-16 place-items-center">
    <Spinner label={t.loading} className="text-text-muted" />
  </div>
);

type CardFailureProps = { messages: Pick<CardMessages, 'failed' | 'retry'>; onRetry: () => void };

/** Content of a card whose data couldn't be loaded. */
export const CardFailure = ({ messages: t, onRetry }: CardFailureProps) => (
  <Notice
    role="alert"
    tone="critical"
    action={
      <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
        {t.retry}
      </Button>
    }
  >
    {t.failed}
  </Notice>
);

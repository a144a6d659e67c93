import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { WebhooksCard, type WebhooksState } from '#features/storeDetails/webhooks/WebhooksCard.tsx';
import type { WebhookDialog } from '#features/storeDetails/webhooks/webhooksModel.ts';
import { logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { useNotify } from '../page/useNotify.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { saveEndpoint, webhooksQuery } from './webhookQueries.ts';

const WebhookDialogsSection = lazyWithRetry(() =>
  import('./WebhookDialogsSection.tsx').then((module) => module.WebhookDialogsSection),
);

/** Loads the endpoints of webhooks, and opens their dialogs. */
export function WebhooksSection() {
  const t = useMessages('webhooks').card;
  const client = useQueryClient();
  const notify = useNotify();
  // Loaded again at each visit, because the server pauses endpoints that fail.
  const query = useQuery({ ...webhooksQuery, refetchOnMount: 'always' });
  useLogFailure(query.error);
  const [dialog, setDialog] = useState<WebhookDialog>({ status: 'closed' });
  const getState = (): WebhooksState => {
    if (query.data) return { status: 'loaded', endpoints: query.data };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  };
  const close = () => setDialog({ status: 'closed' });
  const change = (status: 'active' | 'paused') => (endpoint: WebhookEndpoint) =>
    void saveEndpoint(client, endpoint.id, { status }).then(
      () => notify('success', status === 'active' ? t.resumedNow : t.pausedNow),
      (error: unknown) => {
        logFailure(error);
        notify('error', serverMessageOr(error, t.notChanged));
      },
    );
  return (
    <>
      <WebhooksCard
        state={getState()}
        onRetry={() => void query.refetch()}
        onOpen={setDialog}
        onPause={change('paused')}
        onResume={change('active')}
        dialogStatus={dialog.status === 'closed' ? 'closed' : 'open'}
      />
      <LoadBoundary onClose={close}>
        {dialog.status !== 'closed' && (
          <WebhookDialogsSection dialog={dialog} onChange={setDialog} onClose={close} />
        )}
      </LoadBoundary>
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery, WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import type { DialogOutcome } from '#features/form/useDialogForm.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  DeliveriesDialog,
  type DeliveriesState,
  type SendingState,
} from '#features/storeDetails/webhooks/DeliveriesDialog.tsx';
import { WebhookDialogs, type WebhookDialogsProps } from '#features/storeDetails/webhooks/WebhookDialogs.tsx';
import type { EndpointValues, WebhookDialog } from '#features/storeDetails/webhooks/webhooksModel.ts';
import { getFieldError, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { useNotify } from '../page/useNotify.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import {
  createEndpoint,
  deliveriesQuery,
  removeEndpoint,
  replaceSecret,
  saveEndpoint,
  sendAgain,
  sendTest,
} from './webhookQueries.ts';

type WebhookDialogsSectionProps = {
  dialog: Exclude<WebhookDialog, { status: 'closed' }>;
  onChange: (dialog: WebhookDialog) => void;
  onClose: () => void;
};

/** Runs the dialogs of the webhooks. */
export function WebhookDialogsSection({ dialog, onChange, onClose }: WebhookDialogsSectionProps) {
  const actions = useWebhookActions(onChange);
  return dialog.status === 'deliveries' ? (
    <DeliveriesSection endpoint={dialog.endpoint} onClose={onClose} />
  ) : (
    <WebhookDialogs
      {...actions}
      dialog={dialog}
      // Pages without https have no navigator.clipboard.
      onCopy={async (text) => navigator.clipboard.writeText(text)}
      onClose={onClose}
    />
  );
}

/** The actions of the dialogs. Each moves to the next dialog or shows why it failed. */
function useWebhookActions(
  onChange: (dialog: WebhookDialog) => void,
): Pick<WebhookDialogsProps, 'onAdd' | 'onEdit' | 'onConfirm'> {
  const t = useMessages('webhooks');
  const client = useQueryClient();
  const notify = useNotify();

  function toOutcome(error: unknown, values: EndpointValues): DialogOutcome<EndpointValues> {
    logFailure(error);
    const fieldError = toFormFieldError(getFieldError(error), values);
    if (fieldError) return { status: 'invalid', ...fieldError };
    return { status: 'failed', message: serverMessageOr(error, t.form.failed) };
  }
  async function remove(endpoint: WebhookEndpoint) {
    await removeEndpoint(client, endpoint.id);
    onChange({ status: 'closed' });
    notify('success', t.removing.done);
  }
  async function replace(endpoint: WebhookEndpoint) {
    const { secret } = await replaceSecret(client, endpoint.id);
    onChange({ status: 'showingSecret', reason: 'replaced', secret });
  }
  return {
    async onAdd(values) {
      try {
        const { secret } = await createEndpoint(client, values);
        onChange({ status: 'showingSecret', reason: 'created', secret });
        return { status: 'done' };
      } catch (error) {
        return toOutcome(error, values);
      }
    },
    async onEdit(endpoint, values) {
      try {
        await saveEndpoint(client, endpoint.id, values);
        onChange({ status: 'closed' });
        notify('success', t.form.saved);
        return { status: 'done' };
      } catch (error) {
        return toOutcome(error, values);
      }
    },
    onConfirm(action, endpoint) {
      onChange({ status: 'running', action, endpoint });
      const [run, messages] = action === 'remove' ? [remove, t.removing] : [replace, t.replacing];
      run(endpoint).catch((error: unknown) => {
        logFailure(error);
        const message = serverMessageOr(error, messages.failed);
        onChange({ status: 'confirming', action, endpoint, error: message });
      });
    },
  };
}

/** Loads the deliveries of an endpoint, and sends one again. */
function DeliveriesSection({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const t = useMessages('webhooks').deliveries;
  const client = useQueryClient();
  const query = useQuery({ ...deliveriesQuery(endpoint.id), refetchOnMount: 'always' });
  useLogFailure(query.error);
  const [sending, setSending] = useState<SendingState>({ status: 'none' });
  const getState = (): DeliveriesState => {
    if (query.data) return { status: 'loaded', deliveries: query.data };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  };
  function run(target: string, work: Promise<{ delivery: WebhookDelivery }>) {
    setSending({ status: 'sending', target });
    work.then(
      () => setSending({ status: 'sent' }),
      (error: unknown) => {
        logFailure(error);
        setSending({ status: 'notSent', message: serverMessageOr(error, t.notSent) });
      },
    );
  }
  return (
    <DeliveriesDialog
      endpoint={endpoint}
      state={getState()}
      sending={sending}
      onSendAgain={({ id }) => run(id, sendAgain(client, id))}
      onSendTest={() => run('test', sendTest(client, endpoint.id))}
      onRetry={() => void query.refetch()}
      onClose={onClose}
    />
  );
}

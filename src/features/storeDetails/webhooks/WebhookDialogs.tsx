import { KeyRound, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { WEBHOOK_TYPES } from '#contract/webhooks/webhookEvents.ts';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import type { DialogOutcome } from '#features/form/useDialogForm.ts';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { CopyableText } from '../CopyableText.tsx';
import { WebhookFormDialog } from './WebhookFormDialog.tsx';
import type { EndpointValues, WebhookAction, WebhookDialog } from './webhooksModel.ts';

export type WebhookDialogsProps = {
  dialog: Exclude<WebhookDialog, { status: 'closed' | 'deliveries' }>;
  onAdd: (values: EndpointValues) => Promise<DialogOutcome<EndpointValues>>;
  onEdit: (endpoint: WebhookEndpoint, values: EndpointValues) => Promise<DialogOutcome<EndpointValues>>;
  onConfirm: (action: WebhookAction, endpoint: WebhookEndpoint) => void;
  /** Copies a text. Rejects if the browser doesn't allow it. */
  onCopy: (text: string) => Promise<void>;
  onClose: () => void;
};

/** The open dialog of the webhooks. */
export function WebhookDialogs({ dialog, onAdd, onEdit, onConfirm, onCopy, onClose }: WebhookDialogsProps) {
  switch (dialog.status) {
    case 'adding':
      return (
        <WebhookFormDialog
          purpose="add"
          defaultValues={{ url: '', types: [...WEBHOOK_TYPES] }}
          onSubmit={onAdd}
          onClose={onClose}
        />
      );
    case 'editing': {
      const { endpoint } = dialog;
      return (
        <WebhookFormDialog
          purpose="edit"
          defaultValues={{ url: endpoint.url, types: endpoint.types }}
          onSubmit={(values) => onEdit(endpoint, values)}
          onClose={onClose}
        />
      );
    }
    case 'showingSecret':
      return <SecretDialog reason={dialog.reason} secret={dialog.secret} onCopy={onCopy} onClose={onClose} />;
    case 'confirming':
    case 'running':
      return <ActionDialog dialog={dialog} onConfirm={onConfirm} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}

type SecretDialogProps = {
  reason: 'created' | 'replaced';
  secret: string;
} & Pick<WebhookDialogsProps, 'onCopy' | 'onClose'>;

/** Shows a new secret, once. Closes only by its button, so that it isn't lost by accident. */
function SecretDialog({ reason, secret, onCopy, onClose }: SecretDialogProps) {
  const t = useMessages('webhooks').secret;
  const warning = t.warning(useProductName());
  const warningId = useId();
  return (
    <Dialog
      icon={<KeyRound />}
      title={t[reason]}
      size="lg"
      closing="blocked"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.saved}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Notice id={warningId} tone="caution">
          {reason === 'replaced' ? `${warning} ${t.overlap}` : warning}
        </Notice>
        <CopyableText
          label={t.label}
          text={secret}
          copyLabel={t.copy}
          onCopy={onCopy}
          aria-describedby={warningId}
          isFocused
        />
      </div>
    </Dialog>
  );
}

type ActionDialogProps = {
  dialog: Extract<WebhookDialog, { status: 'confirming' | 'running' }>;
} & Pick<WebhookDialogsProps, 'onConfirm' | 'onClose'>;

function ActionDialog({ dialog, onConfirm, onClose }: ActionDialogProps) {
  const messages = useMessages('webhooks');
  const { action, endpoint } = dialog;
  const isRemoval = action === 'remove';
  const t = isRemoval ? messages.removing : messages.replacing;
  return (
    <ConfirmDialog
      state={dialog.status === 'running' ? 'busy' : 'confirming'}
      error={dialog.status === 'confirming' ? dialog.error : undefined}
      icon={isRemoval ? <Trash2 /> : <KeyRound />}
      tone={isRemoval ? 'critical' : 'neutral'}
      title={t.title}
      text={<span className="wrap-anywhere">{t.text(endpoint.url)}</span>}
      confirmLabel={t.submit}
      busyLabel={t.busy}
      cancelLabel={t.cancel}
      onConfirm={() => onConfirm(action, endpoint)}
      onCancel={onClose}
    />
  );
}

import { RotateCw, Send, Webhook } from 'lucide-react';
import type { WebhookDelivery, WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { LabelledTime } from '#features/format/LabelledTime.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { CardFailure, CardLoading } from '#features/loading/CardLoading.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

export type DeliveriesState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The newest delivery first. */
  | { status: 'loaded'; deliveries: readonly WebhookDelivery[] };

/** The last delivery or test that was sent by hand. `target` is its id, or 'test'. */
export type SendingState =
  | { status: 'none' }
  | { status: 'sending'; target: string }
  | { status: 'sent' }
  | { status: 'notSent'; message: string };

export type DeliveriesDialogProps = {
  endpoint: WebhookEndpoint;
  state: DeliveriesState;
  sending: SendingState;
  onSendAgain: (delivery: WebhookDelivery) => void;
  onSendTest: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** The last deliveries to an endpoint, with their answers. */
export function DeliveriesDialog({
  endpoint,
  sending,
  onSendTest,
  onClose,
  ...props
}: DeliveriesDialogProps) {
  const t = useMessages('webhooks').deliveries;
  const disabledReason = endpoint.status === 'active' ? undefined : t.paused;
  return (
    <Dialog
      icon={<Webhook />}
      title={t.title}
      description={
        <span translate="no" dir="ltr" className="wrap-anywhere">
          {endpoint.url}
        </span>
      }
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button
            icon={<Send />}
            status={sending.status === 'sending' && sending.target === 'test' ? 'busy' : 'ready'}
            disabledReason={disabledReason}
            onClick={onSendTest}
          >
            {t.sendTest}
          </Button>
          <Button variant="primary" onClick={onClose} data-autofocus>
            {t.close}
          </Button>
        </>
      }
    >
      {/* Rendered without a message too: screen readers only announce text that is added to an existing status. */}
      <output className="block text-sm text-text-muted">{sending.status === 'sent' && t.sent}</output>
      <div role="alert">
        {sending.status === 'notSent' && (
          <Notice tone="critical" className="mb-3">
            {sending.message}
          </Notice>
        )}
      </div>
      <DeliveriesContent {...props} sending={sending} disabledReason={disabledReason} />
    </Dialog>
  );
}

type ContentProps = Pick<DeliveriesDialogProps, 'state' | 'sending' | 'onSendAgain' | 'onRetry'> & {
  /** Why nothing can be sent. */
  disabledReason: string | undefined;
};

function DeliveriesContent({ state, onRetry, ...props }: ContentProps) {
  const t = useMessages('webhooks').deliveries;
  switch (state.status) {
    case 'loading':
      return <CardLoading messages={t} />;
    case 'failed':
      return <CardFailure messages={t} onRetry={onRetry} />;
    case 'loaded':
      if (state.deliveries.length === 0) return <p className="text-text-muted">{t.none}</p>;
      return (
        <ul>
          {state.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} {...props} />
          ))}
        </ul>
      );
    default:
      return state satisfies never;
  }
}

type RowProps = Pick<ContentProps, 'sending' | 'onSendAgain' | 'disabledReason'> & {
  delivery: WebhookDelivery;
};

function DeliveryRow({ delivery, sending, disabledReason, onSendAgain }: RowProps) {
  const { deliveries: t, types } = useMessages('webhooks');
  const formats = useFormats();
  const { id, type, subjectId, createdAt, attempts } = delivery;
  const name = t.sendAgainOf(types[type], formats.time(createdAt) ?? '');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 border-border-subtle py-3 not-first:border-t">
      <div className="min-w-0 flex-[1_1_16rem]">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="font-medium">{types[type]}</p>
          <StatusBadge status={delivery.status} />
        </div>
        <dl className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-text-muted">
          {type !== 'test' && (
            <div className="flex min-w-0 gap-1.5">
              <dt>{t.subject}</dt>
              <dd translate="no" dir="ltr" className="font-mono text-text wrap-anywhere">
                {subjectId}
              </dd>
            </div>
          )}
          <LabelledTime label={t.time} iso={createdAt} />
          <div className="flex gap-1.5">
            <dt>{t.attempts}</dt>
            <dd className="text-text tabular-nums">{formats.count(attempts)}</dd>
          </div>
          <NextAttempt delivery={delivery} />
        </dl>
        <Answer delivery={delivery} />
      </div>
      <Button
        size="sm"
        icon={<RotateCw />}
        aria-label={name}
        status={sending.status === 'sending' && sending.target === id ? 'busy' : 'ready'}
        disabledReason={disabledReason}
        onClick={() => onSendAgain(delivery)}
      >
        {t.sendAgain}
      </Button>
    </li>
  );
}

function StatusBadge({ status }: Pick<WebhookDelivery, 'status'>) {
  const t = useMessages('webhooks').deliveries;
  switch (status) {
    case 'waiting':
      return (
        <Badge icon="clock" tone="info">
          {t.waiting}
        </Badge>
      );
    case 'delivered':
      return (
        <Badge icon="circle-check" tone="positive">
          {t.delivered}
        </Badge>
      );
    case 'failed':
      return (
        <Badge icon="circle-x" tone="critical">
          {t.notDelivered}
        </Badge>
      );
    default:
      return status satisfies never;
  }
}

function NextAttempt({ delivery: { status, nextAttemptAt } }: { delivery: WebhookDelivery }) {
  const t = useMessages('webhooks').deliveries;
  if (status !== 'waiting') return null;
  if (nextAttemptAt !== null) return <LabelledTime label={t.nextAttempt} iso={nextAttemptAt} />;
  return (
    <div className="flex flex-wrap gap-x-1.5">
      <dt>{t.nextAttempt}</dt>
      <dd className="text-text">{t.afterEarlier}</dd>
    </div>
  );
}

/** What the receiver answered last, or why there was no answer. */
function Answer({ delivery: { answerStatus, answer, problem } }: { delivery: WebhookDelivery }) {
  const t = useMessages('webhooks').deliveries;
  if (answerStatus === null && problem === null) return null;
  return (
    <div className="mt-1.5 text-sm">
      <p className="flex flex-wrap gap-x-2">
        {answerStatus !== null && <span>{`${t.answer} ${answerStatus}`}</span>}
        {problem !== null && <span>{t.problems[problem]}</span>}
      </p>
      {answer !== null && (
        <pre
          translate="no"
          dir="ltr"
          className="mt-1 rounded-md bg-surface-sunken px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
        >
          {answer}
        </pre>
      )}
    </div>
  );
}

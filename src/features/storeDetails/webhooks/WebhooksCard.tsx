import { KeyRound, Pause, Pencil, Play, Plus, Trash2, Webhook } from 'lucide-react';
import { MAX_WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '#contract/webhooks/webhookCalls.ts';
import { Button } from '#ui/button/Button.tsx';
import {
  SettingsActions,
  SettingsBody,
  SettingsCard,
  SettingsList,
  SettingsRow,
} from '#ui/form-card/SettingsCard.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { LabelledTime } from '#features/format/LabelledTime.tsx';
import { CardFailure, CardLoading } from '#features/loading/CardLoading.tsx';
import { useFocusAfterRemoval } from '#features/loading/useFocusAfterRemoval.ts';
import { useProductName } from '#features/messages/BrandContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { WebhookDialog } from './webhooksModel.ts';

export type WebhooksState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The oldest endpoint first. */
  | { status: 'loaded'; endpoints: readonly WebhookEndpoint[] };

export type WebhooksCardProps = {
  state: WebhooksState;
  onRetry: () => void;
  onOpen: (dialog: WebhookDialog) => void;
  onPause: (endpoint: WebhookEndpoint) => void;
  onResume: (endpoint: WebhookEndpoint) => void;
  /** Whether a dialog of the webhooks is open. */
  dialogStatus: 'open' | 'closed';
};

/** The addresses that are told about changes. */
export function WebhooksCard({ dialogStatus, ...props }: WebhooksCardProps) {
  const t = useMessages('webhooks').card;
  const product = useProductName();
  const { state } = props;
  const card = useFocusAfterRemoval(
    state.status === 'loaded' ? `${state.endpoints.length} ${dialogStatus}` : undefined,
  );
  return (
    <SettingsCard ref={card} tabIndex={-1} title={t.title} description={t.explanation(product)}>
      <WebhooksContent {...props} />
    </SettingsCard>
  );
}

function WebhooksContent({ state, onRetry, ...props }: Omit<WebhooksCardProps, 'dialogStatus'>) {
  const t = useMessages('webhooks').card;
  switch (state.status) {
    case 'loading':
      return (
        <SettingsBody>
          <CardLoading messages={t} />
        </SettingsBody>
      );
    case 'failed':
      return (
        <SettingsBody>
          <CardFailure messages={t} onRetry={onRetry} />
        </SettingsBody>
      );
    case 'loaded':
      return <LoadedEndpoints endpoints={state.endpoints} {...props} />;
    default:
      return state satisfies never;
  }
}

type RowActions = Pick<WebhooksCardProps, 'onOpen' | 'onPause' | 'onResume'>;

function LoadedEndpoints({ endpoints, ...actions }: RowActions & { endpoints: readonly WebhookEndpoint[] }) {
  const t = useMessages('webhooks').card;
  const isFull = endpoints.length >= MAX_WEBHOOK_ENDPOINTS;
  return (
    <>
      {endpoints.length === 0 ? (
        <SettingsBody>
          <p className="text-text-muted">{t.none}</p>
        </SettingsBody>
      ) : (
        <SettingsList>
          {endpoints.map((endpoint) => (
            <EndpointRow key={endpoint.id} endpoint={endpoint} {...actions} />
          ))}
        </SettingsList>
      )}
      <SettingsActions>
        <Button
          icon={<Plus />}
          disabledReason={isFull ? t.full(MAX_WEBHOOK_ENDPOINTS) : undefined}
          onClick={() => actions.onOpen({ status: 'adding' })}
        >
          {t.add}
        </Button>
      </SettingsActions>
    </>
  );
}

function EndpointRow({ endpoint, onOpen, ...actions }: RowActions & { endpoint: WebhookEndpoint }) {
  const { card: t, types } = useMessages('webhooks');
  const { url, previousSecretUntil } = endpoint;
  return (
    <SettingsRow>
      <Webhook className="mt-0.5 size-5 flex-none self-start text-text-subtle" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p translate="no" dir="ltr" className="text-as-column font-medium wrap-anywhere">
          {url}
        </p>
        <p className="mt-0.5 text-sm text-text-muted">
          {endpoint.types.map((type) => types[type]).join(', ')}
        </p>
        <EndpointState endpoint={endpoint} />
        {previousSecretUntil !== null && (
          <dl className="mt-0.5 text-sm text-text-muted">
            <LabelledTime label={t.twoSecrets} iso={previousSecretUntil} />
          </dl>
        )}
      </div>
      <div className="flex items-center gap-1 self-start">
        <Button
          size="sm"
          aria-label={t.deliveriesOf(url)}
          onClick={() => onOpen({ status: 'deliveries', endpoint })}
        >
          {t.deliveries}
        </Button>
        <Menu
          label={t.actionsOf(url)}
          items={[
            { label: t.edit, icon: <Pencil />, onSelect: () => onOpen({ status: 'editing', endpoint }) },
            endpoint.status === 'active'
              ? { label: t.pause, icon: <Pause />, onSelect: () => actions.onPause(endpoint) }
              : { label: t.resume, icon: <Play />, onSelect: () => actions.onResume(endpoint) },
            {
              label: t.replaceSecret,
              icon: <KeyRound />,
              onSelect: () => onOpen({ status: 'confirming', action: 'replaceSecret', endpoint }),
            },
            {
              label: t.remove,
              icon: <Trash2 />,
              tone: 'critical',
              onSelect: () => onOpen({ status: 'confirming', action: 'remove', endpoint }),
            },
          ]}
        />
      </div>
    </SettingsRow>
  );
}

/** Says whether webhooks are sent, and why not. */
function EndpointState({ endpoint: { status, failingSince } }: { endpoint: WebhookEndpoint }) {
  const t = useMessages('webhooks').card;
  const style = 'mt-0.5 text-sm';
  switch (status) {
    case 'active':
      if (failingSince === null) return <p className={`${style} text-positive-strong`}>{t.active}</p>;
      return (
        <dl className={`${style} text-caution-strong`}>
          <LabelledTime label={t.failing} iso={failingSince} />
        </dl>
      );
    case 'paused':
      return <p className={`${style} text-text-muted`}>{t.paused}</p>;
    case 'failed':
      return <p className={`${style} text-critical-strong`}>{t.pausedByFailures}</p>;
    case 'gone':
      return <p className={`${style} text-critical-strong`}>{t.pausedByReceiver}</p>;
    default:
      return status satisfies never;
  }
}

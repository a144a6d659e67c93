import { KeyRound, Plus } from 'lucide-react';
import { MAX_STORE_KEYS, type StoreKey } from '#contract/storefront/storeKeys.ts';
import { Button } from '#ui/button/Button.tsx';
import {
  SettingsActions,
  SettingsBody,
  SettingsCard,
  SettingsList,
  SettingsRow,
} from '#ui/form-card/SettingsCard.tsx';
import { Link } from '#ui/link/Link.tsx';
import { LabelledTime } from '#features/format/LabelledTime.tsx';
import { CardFailure, CardLoading } from '#features/loading/CardLoading.tsx';
import { useFocusAfterRemoval } from '#features/loading/useFocusAfterRemoval.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { StoreKeyDialog } from './storeKeysModel.ts';

export type StoreKeysState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** The newest key first. */
  | { status: 'loaded'; keys: readonly StoreKey[] };

export type StoreKeysCardProps = {
  state: StoreKeysState;
  /** URL of the OpenAPI document. */
  referenceUrl: string;
  onRetry: () => void;
  onOpen: (dialog: StoreKeyDialog) => void;
  /** Whether a dialog of the keys is open. */
  dialogStatus: 'open' | 'closed';
};

/** The keys with which storefronts use the Store API. */
export function StoreKeysCard({ dialogStatus, ...props }: StoreKeysCardProps) {
  const t = useMessages('storeKeys').card;
  const { state } = props;
  const card = useFocusAfterRemoval(
    state.status === 'loaded' ? `${state.keys.length} ${dialogStatus}` : undefined,
  );
  return (
    <SettingsCard ref={card} id="store-keys" tabIndex={-1} title={t.title} description={t.explanation}>
      <StoreKeysContent {...props} />
    </SettingsCard>
  );
}

/** Tells the guest, who has no keys, that others have them. */
export function WithheldStoreKeysCard() {
  const t = useMessages('storeKeys').card;
  return (
    <SettingsCard title={t.title} description={t.explanation}>
      <SettingsBody>
        <p className="text-text-muted">{t.withheld}</p>
      </SettingsBody>
    </SettingsCard>
  );
}

function StoreKeysContent({ state, onRetry, ...props }: Omit<StoreKeysCardProps, 'dialogStatus'>) {
  const t = useMessages('storeKeys').card;
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
      return <LoadedKeys keys={state.keys} {...props} />;
    default:
      return state satisfies never;
  }
}

type LoadedKeysProps = { keys: readonly StoreKey[] } & Pick<StoreKeysCardProps, 'referenceUrl' | 'onOpen'>;

function LoadedKeys({ keys, referenceUrl, onOpen }: LoadedKeysProps) {
  const t = useMessages('storeKeys').card;
  return (
    <>
      {keys.length === 0 ? (
        <SettingsBody>
          <p className="text-text-muted">{t.none}</p>
        </SettingsBody>
      ) : (
        <SettingsList>
          {keys.map((key) => (
            <KeyRow key={key.id} storeKey={key} onEnd={() => onOpen({ status: 'confirmingEnd', key })} />
          ))}
        </SettingsList>
      )}
      {/* In one place, so that the button keeps the focus after the first key is created. */}
      <SettingsActions>
        {/* In a new tab, so that the form keeps its changes. */}
        <div className="flex-1">
          <Link
            href={referenceUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-block py-1 text-sm pointer-coarse:py-3"
          >
            {t.reference}
          </Link>
        </div>
        <Button
          icon={<Plus />}
          disabledReason={keys.length >= MAX_STORE_KEYS ? t.full(MAX_STORE_KEYS) : undefined}
          onClick={() => onOpen({ status: 'creating' })}
        >
          {t.create}
        </Button>
      </SettingsActions>
    </>
  );
}

function KeyRow({ storeKey, onEnd }: { storeKey: StoreKey; onEnd: () => void }) {
  const t = useMessages('storeKeys').card;
  const { name, ending, createdAt, lastUsedAt } = storeKey;
  return (
    <SettingsRow>
      <KeyRound className="size-5 flex-none text-text-subtle" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <div className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-text-muted">
          <dl className="contents">
            <div className="flex gap-1.5">
              <dt>{t.ending}</dt>
              <dd translate="no" dir="ltr" className="font-mono text-text">
                {`…${ending}`}
              </dd>
            </div>
            <LabelledTime label={t.created} iso={createdAt} />
            {lastUsedAt !== null && <LabelledTime label={t.lastUsed} iso={lastUsedAt} />}
          </dl>
          {lastUsedAt === null && <p>{t.neverUsed}</p>}
        </div>
      </div>
      <Button size="sm" aria-label={t.endOf(name)} onClick={onEnd}>
        {t.end}
      </Button>
    </SettingsRow>
  );
}

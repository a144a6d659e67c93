import { KeyRound, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  MAX_PASSKEYS,
  type Passkey,
  RECOVERY_CODE_COUNT,
  type SignInRule,
} from '#contract/accounts/passkeys.ts';
import { Button } from '#ui/button/Button.tsx';
import {
  SettingsActions,
  SettingsBody,
  SettingsCard,
  SettingsList,
  SettingsRow,
} from '#ui/form-card/SettingsCard.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { LabelledTime } from '#features/format/LabelledTime.tsx';
import { CardFailure, CardLoading } from '#features/loading/CardLoading.tsx';
import { useFocusAfterRemoval } from '#features/loading/useFocusAfterRemoval.ts';
import { type PasskeyDialog, type PasskeySupport, worksAt } from './passkeysModel.ts';
import { SignInRuleField } from './SignInRuleField.tsx';

export type PasskeysState =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'loaded';
      passkeys: readonly Passkey[];
      rule: SignInRule;
      recoveryCodesLeft: number;
      /** Where new passkeys work: 'https://admin.store.example'. */
      origin: string;
      support: PasskeySupport;
    };

export type PasskeysCardProps = {
  state: PasskeysState;
  onRetry: () => void;
  onOpen: (dialog: PasskeyDialog) => void;
  /** The open dialog. */
  children?: ReactNode;
};

/** The passkeys of the account, what is needed to sign in, and the recovery codes. */
export function PasskeysCard({ state, onRetry, onOpen, children }: PasskeysCardProps) {
  const t = useMessages('passkeys').card;
  const card = useFocusAfterRemoval(
    state.status === 'loaded' ? `${state.passkeys.length} ${children ? 'open' : 'closed'}` : undefined,
  );
  return (
    <SettingsCard ref={card} tabIndex={-1} title={t.title} description={t.explanation}>
      <PasskeysContent state={state} onRetry={onRetry} onOpen={onOpen} />
      {children}
    </SettingsCard>
  );
}

function PasskeysContent({ state, onRetry, onOpen }: PasskeysCardProps) {
  const t = useMessages('passkeys').card;
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
      return <LoadedPasskeys state={state} onOpen={onOpen} />;
    default:
      return state satisfies never;
  }
}

type Loaded = Extract<PasskeysState, { status: 'loaded' }>;
type LoadedPasskeysProps = { state: Loaded; onOpen: PasskeysCardProps['onOpen'] };

function LoadedPasskeys({ state, onOpen }: LoadedPasskeysProps) {
  const t = useMessages('passkeys').card;
  const { passkeys, origin, rule } = state;
  return (
    <>
      {passkeys.length === 0 ? (
        <SettingsBody>
          <p className="text-text-muted">{t.none}</p>
        </SettingsBody>
      ) : (
        <>
          <SettingsList>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} origin={origin} onOpen={onOpen} />
            ))}
          </SettingsList>
          <SettingsBody className="border-t border-border-subtle">
            <SignInRuleField
              rule={rule}
              onChange={(choice) => onOpen({ status: 'changingRule', rule: choice })}
            />
          </SettingsBody>
          <SettingsBody className="border-t border-border-subtle">
            <RecoveryCodes
              left={state.recoveryCodesLeft}
              onCreate={() => onOpen({ status: 'creatingCodes' })}
            />
          </SettingsBody>
        </>
      )}
      {/* In one place, so that the button keeps the focus after the first passkey is added. */}
      <SettingsActions>
        <AddPasskey state={state} onOpen={onOpen} />
      </SettingsActions>
    </>
  );
}

/** The button, or why passkeys can't be added. */
function AddPasskey({ state, onOpen }: LoadedPasskeysProps) {
  const { card: t, unavailable } = useMessages('passkeys');
  const { support, passkeys } = state;
  switch (support.status) {
    case 'supported':
      return (
        <Button
          icon={<Plus />}
          disabledReason={passkeys.length >= MAX_PASSKEYS ? t.full(MAX_PASSKEYS) : undefined}
          onClick={() => onOpen({ status: 'adding', prompt: 'closed' })}
        >
          {t.add}
        </Button>
      );
    case 'elsewhere':
      return (
        <Notice
          tone="info"
          className="flex-1"
          action={
            <Link href={`${support.origin}/account`} className="wrap-anywhere">
              {unavailable.open(support.origin)}
            </Link>
          }
        >
          {unavailable.elsewhere(support.origin, support.current)}
        </Notice>
      );
    case 'insecure':
      return (
        <Notice tone="info" className="flex-1">
          {unavailable.insecure}
        </Notice>
      );
    case 'unsupported':
      return (
        <Notice tone="info" className="flex-1">
          {unavailable.unsupported}
        </Notice>
      );
    default:
      return support satisfies never;
  }
}

type PasskeyRowProps = { passkey: Passkey; origin: string; onOpen: PasskeysCardProps['onOpen'] };

function PasskeyRow({ passkey, origin, onOpen }: PasskeyRowProps) {
  const t = useMessages('passkeys').card;
  const { name, host, createdAt, lastUsedAt } = passkey;
  return (
    <SettingsRow>
      <KeyRound className="size-5 flex-none text-text-subtle" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        {!worksAt(passkey, origin) && (
          <p className="text-sm wrap-anywhere text-caution-strong">{t.otherHost(host)}</p>
        )}
        <dl className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-text-muted">
          <LabelledTime label={t.added} iso={createdAt} />
          {lastUsedAt !== null && <LabelledTime label={t.lastUsed} iso={lastUsedAt} />}
        </dl>
        {lastUsedAt === null && <p className="text-sm text-text-muted">{t.neverUsed}</p>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:ps-8">
        <Button
          size="sm"
          aria-label={t.renameOf(name)}
          onClick={() => onOpen({ status: 'renaming', passkey })}
        >
          {t.rename}
        </Button>
        <Button
          size="sm"
          aria-label={t.removeOf(name)}
          onClick={() => onOpen({ status: 'removing', passkey })}
        >
          {t.remove}
        </Button>
      </div>
    </SettingsRow>
  );
}

function RecoveryCodes({ left, onCreate }: { left: number; onCreate: () => void }) {
  const t = useMessages('passkeys').codes;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="font-medium">{t.title}</h3>
        <p className="text-sm text-text-muted">{t.text}</p>
        <p className="mt-0.5 text-sm tabular-nums">{t.left(left, RECOVERY_CODE_COUNT)}</p>
      </div>
      <Button size="sm" onClick={onCreate}>
        {t.create}
      </Button>
    </div>
  );
}

import { KeyRound, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  MAX_PASSKEYS,
  type Passkey,
  RECOVERY_CODE_COUNT,
  type SignInRule,
} from '#contract/accounts/passkeys.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
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
    <Card ref={card} tabIndex={-1} title={t.title} description={t.explanation}>
      <CardBody>
        <PasskeysContent state={state} onRetry={onRetry} onOpen={onOpen} />
      </CardBody>
      {children}
    </Card>
  );
}

function PasskeysContent({ state, onRetry, onOpen }: PasskeysCardProps) {
  const t = useMessages('passkeys').card;
  switch (state.status) {
    case 'loading':
      return <CardLoading messages={t} />;
    case 'failed':
      return <CardFailure messages={t} onRetry={onRetry} />;
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
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        {passkeys.length === 0 ? (
          <p className="mb-3 text-text-muted">{t.none}</p>
        ) : (
          <ul className="-mt-3 mb-3">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} origin={origin} onOpen={onOpen} />
            ))}
          </ul>
        )}
        {/* In one place, so that it keeps the focus after the first passkey is added. */}
        <AddPasskey state={state} onOpen={onOpen} />
      </div>
      {passkeys.length > 0 && (
        <>
          <SignInRuleField
            rule={rule}
            onChange={(choice) => onOpen({ status: 'changingRule', rule: choice })}
          />
          <RecoveryCodes
            left={state.recoveryCodesLeft}
            onCreate={() => onOpen({ status: 'creatingCodes' })}
          />
        </>
      )}
    </div>
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
      return <Notice tone="info">{unavailable.insecure}</Notice>;
    case 'unsupported':
      return <Notice tone="info">{unavailable.unsupported}</Notice>;
    default:
      return support satisfies never;
  }
}

type PasskeyRowProps = { passkey: Passkey; origin: string; onOpen: PasskeysCardProps['onOpen'] };

function PasskeyRow({ passkey, origin, onOpen }: PasskeyRowProps) {
  const t = useMessages('passkeys').card;
  const { name, host, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-border-subtle py-3 not-first:border-t">
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
      <div className="flex flex-wrap gap-2">
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
    </li>
  );
}

function RecoveryCodes({ left, onCreate }: { left: number; onCreate: () => void }) {
  const t = useMessages('passkeys').codes;
  return (
    <div>
      <h3 className="font-medium">{t.title}</h3>
      <p className="text-sm text-text-muted">{t.text}</p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular-nums">{t.left(left, RECOVERY_CODE_COUNT)}</p>
        <Button onClick={onCreate}>{t.create}</Button>
      </div>
    </div>
  );
}

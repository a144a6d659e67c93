import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Account, ACCOUNT_CAPABILITY } from '#contract/accounts/account.ts';
import { PASSKEYS_CAPABILITY } from '#contract/accounts/passkeySignIn.ts';
import { type AccountState, AccountView } from '#features/account/AccountView.tsx';
import { emptyPasswordChange, toProfileValues } from '#features/account/accountModel.ts';
import { PasswordCard, type PasswordCardProps } from '#features/account/PasswordCard.tsx';
import { ProfileCard, type ProfileCardProps } from '#features/account/ProfileCard.tsx';
import { type EndOthersState, SessionsCard } from '#features/account/SessionsCard.tsx';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { getFieldError, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { useToday } from '../browser/useToday.ts';
import {
  accountQuery,
  useChangePassword,
  useEndOtherSessions,
  useEndSession,
  useSaveProfile,
} from './accountQueries.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { LeaveGuard } from '../page/LeaveGuard.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useAdminEmail, useCapability } from '../session/useSession.ts';
import { Title } from '../page/Title.tsx';
import { useNotify } from '../page/useNotify.ts';
import { OrderAlertsSection } from './OrderAlertsSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';

/** Set by vite.config.ts. */
const VERSION: string = import.meta.env.VITE_VERSION;

/** Loads the account and shows its sections. */
function AccountSection() {
  const isOffered = useCapability(ACCOUNT_CAPABILITY) === 'offered';
  const arePasskeysOffered = useCapability(PASSKEYS_CAPABILITY) === 'offered';
  // Loaded again at each visit, so that no outdated profile is edited, and because sessions start and end elsewhere.
  const query = useQuery({ ...accountQuery, enabled: isOffered, refetchOnMount: 'always' });
  useLogFailure(query.error);
  const account = query.isFetchedAfterMount ? query.data : undefined;
  const getState = (): AccountState => {
    if (!isOffered) return { status: 'unsupported' };
    if (account) return account.kind === 'guest' ? { status: 'guest', account } : { status: 'loaded' };
    return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
  };
  return (
    <AccountView state={getState()} version={VERSION} onRetry={() => void query.refetch()}>
      {account?.kind === 'admin' && (
        <>
          <ProfileSection account={account} />
          <PasswordSection email={account.email} />
          {arePasskeysOffered && <PasskeysSection account={account} />}
          <SessionsSection sessions={account.sessions} />
        </>
      )}
      {account && <OrderAlertsSection />}
    </AccountView>
  );
}

/** Returns the outcome of a failed save, and shows a failure that isn't about a field. */
function useSaveFailure() {
  const notify = useNotify();
  return <Values extends object>(error: unknown, values: Values, message: string) => {
    logFailure(error);
    const fieldError = toFormFieldError(getFieldError(error), values);
    if (fieldError) return { status: 'invalid', ...fieldError } as const;
    notify('error', serverMessageOr(error, message));
    return { status: 'failed' } as const;
  };
}

/** Edits the name and phone number. Asks before unsaved changes are lost. */
function ProfileSection({ account }: { account: Account }) {
  const t = useMessages('account').profile;
  const { leaveDialog } = useMessages('productForm');
  const [changes, setChanges] = useState<'saved' | 'unsaved'>('saved');
  const { mutateAsync } = useSaveProfile();
  const notify = useNotify();
  const handleFailure = useSaveFailure();

  const save: ProfileCardProps['onSave'] = async (values) => {
    try {
      const admin = await mutateAsync(values);
      notify('success', t.saved);
      return { status: 'saved', values: toProfileValues(admin) };
    } catch (error) {
      return handleFailure(error, values, t.notSaved);
    }
  };
  return (
    <>
      <ProfileCard account={account} onSave={save} onDirtyChange={setChanges} />
      <LeaveGuard changes={changes} messages={leaveDialog} />
    </>
  );
}

function PasswordSection({ email }: { email: string }) {
  const t = useMessages('account').password;
  const { mutateAsync } = useChangePassword();
  const notify = useNotify();
  const handleFailure = useSaveFailure();

  const save: PasswordCardProps['onSave'] = async (values) => {
    try {
      await mutateAsync(values);
      notify('success', t.saved);
      return { status: 'saved', values: emptyPasswordChange };
    } catch (error) {
      return handleFailure(error, values, t.notSaved);
    }
  };
  return <PasswordCard email={email} onSave={save} />;
}

/** Lists the open sessions and ends them. */
function SessionsSection({ sessions }: { sessions: Account['sessions'] }) {
  const t = useMessages('account').sessions;
  const notify = useNotify();
  const { mutateAsync: endSession } = useEndSession();
  const { mutateAsync: endOtherSessions } = useEndOtherSessions();
  const [endingIds, setEndingIds] = useState<readonly string[]>([]);
  const [endOthers, setEndOthers] = useState<EndOthersState>({ status: 'closed' });

  async function end(id: string) {
    setEndingIds((ids) => [...ids, id]);
    try {
      await endSession(id);
      notify('success', t.ended);
    } catch (error) {
      logFailure(error);
      notify('error', serverMessageOr(error, t.notEnded));
    }
    setEndingIds((ids) => ids.filter((one) => one !== id));
  }

  async function endAllOthers() {
    setEndOthers({ status: 'busy' });
    try {
      await endOtherSessions();
      setEndOthers({ status: 'closed' });
      notify('success', t.othersEnded);
    } catch (error) {
      logFailure(error);
      setEndOthers({ status: 'confirming', error: serverMessageOr(error, t.othersNotEnded) });
    }
  }
  return (
    <SessionsCard
      sessions={sessions}
      endingIds={endingIds}
      onEnd={(id) => void end(id)}
      endOthers={endOthers}
      onAskEndOthers={() => setEndOthers({ status: 'confirming' })}
      onEndOthers={() => void endAllOthers()}
      onCancelEndOthers={() => setEndOthers({ status: 'closed' })}
    />
  );
}

export function AccountPage() {
  const t = useMessages('account').accountPage;
  const today = useToday();
  // Another administrator may sign in when the session has ended.
  const email = useAdminEmail();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <TodayContext value={today}>
          <AccountSection key={email} />
        </TodayContext>
      </RequireAuth>
    </>
  );
}

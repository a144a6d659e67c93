import { LogOut, Monitor, Smartphone } from 'lucide-react';
import type { OpenSession } from '#contract/accounts/account.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { SettingsActions, SettingsCard, SettingsList, SettingsRow } from '#ui/form-card/SettingsCard.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { LabelledTime } from '#features/format/LabelledTime.tsx';
import { useFocusAfterRemoval } from '#features/loading/useFocusAfterRemoval.ts';

/** The question before all other sessions end. `error` says why the last attempt failed. */
export type EndOthersState =
  | { status: 'closed' }
  | { status: 'confirming'; error?: string | undefined }
  | { status: 'busy' };

export type SessionsCardProps = {
  /** The current one first. */
  sessions: readonly OpenSession[];
  /** Sessions that are being ended. */
  endingIds: readonly string[];
  onEnd: (id: string) => void;
  endOthers: EndOthersState;
  onAskEndOthers: () => void;
  onEndOthers: () => void;
  onCancelEndOthers: () => void;
};

/** The devices that are signed in to the account. */
export function SessionsCard({ sessions, endingIds, onEnd, endOthers, ...handlers }: SessionsCardProps) {
  const t = useMessages('account').sessions;
  const card = useFocusAfterRemoval(`${sessions.length} ${endOthers.status}`);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <SettingsCard ref={card} tabIndex={-1} title={t.title} description={t.description}>
      <SettingsList>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            status={endingIds.includes(session.id) ? 'busy' : 'ready'}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </SettingsList>
      <SettingsActions>
        {hasOthers ? (
          <Button icon={<LogOut />} onClick={handlers.onAskEndOthers}>
            {t.endOthers}
          </Button>
        ) : (
          <p className="flex-1 text-sm text-text-muted">{t.only}</p>
        )}
      </SettingsActions>
      <ConfirmDialog
        state={endOthers.status}
        error={endOthers.status === 'confirming' ? endOthers.error : undefined}
        icon={<LogOut />}
        tone="critical"
        title={t.confirmTitle}
        text={t.confirmText}
        confirmLabel={t.confirm}
        busyLabel={t.ending}
        cancelLabel={t.cancel}
        onConfirm={handlers.onEndOthers}
        onCancel={handlers.onCancelEndOthers}
      />
    </SettingsCard>
  );
}

const PHONES: readonly (string | null)[] = ['iPhone', 'iPad', 'Android'];

type SessionRowProps = { session: OpenSession; status: 'ready' | 'busy'; onEnd: () => void };

function SessionRow({ session, status, onEnd }: SessionRowProps) {
  const { sessions: t, formatDevice } = useMessages('account');
  const { device, isCurrent, startedAt, lastUsedAt } = session;
  const name = formatDevice(device);
  const Icon = PHONES.includes(device.system) ? Smartphone : Monitor;
  return (
    <SettingsRow>
      <Icon className="size-5 flex-none text-text-subtle" />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          {isCurrent && <Badge tone="positive">{t.current}</Badge>}
        </p>
        <dl className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-text-muted">
          <LabelledTime label={t.lastUsed} iso={lastUsedAt} />
          <LabelledTime label={t.started} iso={startedAt} />
        </dl>
      </div>
      {!isCurrent && (
        <Button size="sm" status={status} aria-label={t.endOf(name)} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </SettingsRow>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { MailSetting, MailSettings } from '#contract/orderMails/orderMailCalls.ts';
import { ConflictDialog } from '#features/form/ConflictDialog.tsx';
import { useConflict } from '#features/form/useConflict.ts';
import { useDebouncedValue } from '#features/form/useDebouncedValue.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { MailPreview } from '#features/storeDetails/orderMails/MailPreview.tsx';
import { OrderMailEditor } from '#features/storeDetails/orderMails/OrderMailEditor.tsx';
import type { MailDraft, MailPreviewState } from '#features/storeDetails/orderMails/orderMailsModel.ts';
import { getApiFailure, logFailure, serverMessageOr } from '../api/failure.ts';
import { useNotify } from '../page/useNotify.ts';
import { useAdminEmail } from '../session/useSession.ts';
import {
  mailPreviewQuery,
  orderMailSettingsQuery,
  useSaveOrderMail,
  useTestMail,
} from './orderMailQueries.ts';

type OrderMailEditorSectionProps = {
  template: MailTemplate;
  settings: MailSettings;
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
  onClose: () => void;
};

/** Edits one email: saves it, and sends tests of it. */
export function OrderMailEditorSection({
  template,
  settings,
  onDirtyChange,
  onClose,
}: OrderMailEditorSectionProps) {
  const { editor: t, mailConflict, mailsCard } = useMessages('orderMails');
  const client = useQueryClient();
  const notify = useNotify();
  const email = useAdminEmail();
  const conflict = useConflict();
  const { mutateAsync: save } = useSaveOrderMail();
  const test = useTestMail();
  /** The version that is edited. Reloading replaces the editor. */
  const [loaded, setLoaded] = useState({ setting: settings.mails[template], count: 1 });

  const send = async (texts: MailSetting['texts'], base: MailSetting) => {
    // A switch on the page may have been changed since.
    await save({ template, state: base.state, texts, updatedAt: base.updatedAt });
    notify('success', t.saved);
    onClose();
  };
  const readLatest = async () =>
    (await client.fetchQuery({ ...orderMailSettingsQuery, staleTime: 0 })).mails[template];

  async function saveTexts(texts: MailSetting['texts']) {
    try {
      await send(texts, loaded.setting).catch(async (error: unknown) => {
        const failure = getApiFailure(error);
        if (failure?.kind !== 'refused' || failure.status !== 409) throw error;
        const decision = await conflict.ask(failure.message ?? '');
        if (decision === 'stay') return;
        const latest = await readLatest();
        if (decision === 'overwrite') await send(texts, latest);
        else setLoaded(({ count }) => ({ setting: latest, count: count + 1 }));
      });
    } catch (error) {
      logFailure(error);
      notify('error', serverMessageOr(error, mailsCard.notSaved));
    }
  }

  async function sendTest(draft: MailDraft) {
    try {
      const { to } = await test.mutateAsync(draft);
      notify('success', t.testSent(to));
    } catch (error) {
      logFailure(error);
      notify('error', serverMessageOr(error, t.testFailed));
    }
  }
  return (
    <>
      <OrderMailEditor
        key={loaded.count}
        template={template}
        setting={loaded.setting}
        defaults={settings.defaults[template]}
        access={settings.access}
        firstLanguage={settings.defaultLanguage}
        email={email}
        testStatus={test.isPending ? 'busy' : 'ready'}
        renderPreview={(draft) => <PreviewSection draft={draft} />}
        onTest={(draft) => void sendTest(draft)}
        onSave={saveTexts}
        onDirtyChange={onDirtyChange}
        onClose={onClose}
      />
      <ConflictDialog {...conflict.dialog} messages={mailConflict} />
    </>
  );
}

const PREVIEW_DELAY_MS = 400;

/** Loads the preview after a pause in typing. */
function PreviewSection({ draft }: { draft: MailDraft | undefined }) {
  const key = useDebouncedValue(draft === undefined ? '' : JSON.stringify(draft), PREVIEW_DELAY_MS);
  return key === '' ? (
    <MailPreview state={{ status: draft === undefined ? 'invalid' : 'loading' }} onRetry={() => undefined} />
  ) : (
    <LoadedPreview draft={JSON.parse(key) as MailDraft} current={draft} />
  );
}

function LoadedPreview({ draft, current }: { draft: MailDraft; current: MailDraft | undefined }) {
  const query = useQuery(mailPreviewQuery(draft));
  const getState = (): MailPreviewState => {
    if (current === undefined) return { status: 'invalid' };
    if (query.isError && !query.isFetching)
      return { status: 'failed', message: serverMessageOr(query.error, '') || undefined };
    if (!query.data) return { status: 'loading' };
    const isCurrent = !query.isPlaceholderData && !query.isFetching;
    const { subject, html, order } = query.data;
    return { status: isCurrent ? 'current' : 'updating', subject, html, orderNumber: order?.number };
  };
  return <MailPreview state={getState()} onRetry={() => void query.refetch()} />;
}

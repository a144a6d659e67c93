import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderMailsCard } from '#features/storeDetails/orderMails/OrderMailsCard.tsx';
import type { OrderMailsState } from '#features/storeDetails/orderMails/orderMailsModel.ts';
import { hasStatus, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { useNotify } from '../page/useNotify.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { orderMailSettingsQuery, useSaveMailLanguage, useSaveOrderMail } from './orderMailQueries.ts';

const OrderMailEditorSection = lazyWithRetry(() =>
  import('./OrderMailEditorSection.tsx').then((module) => module.OrderMailEditorSection),
);

type OrderMailsSectionProps = { onDirtyChange: (state: 'saved' | 'unsaved') => void };

/** Loads the emails to customers, saves their switches, and opens their editor. */
export function OrderMailsSection({ onDirtyChange }: OrderMailsSectionProps) {
  const t = useMessages('orderMails');
  // Loaded again at each visit, so that no outdated version is edited.
  const query = useQuery({ ...orderMailSettingsQuery, refetchOnMount: 'always' });
  useLogFailure(query.error);
  const [edited, setEdited] = useState<MailTemplate>();
  const saving = useSaveOrderMail();
  const { mutateAsync: saveLanguage } = useSaveMailLanguage();
  const notify = useNotify();

  const getState = (): OrderMailsState => {
    if (!query.data) return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
    return {
      status: 'loaded',
      settings: query.data,
      saving: saving.isPending ? saving.variables.template : 'none',
    };
  };

  async function change(template: MailTemplate, state: 'on' | 'off') {
    if (!query.data) return;
    const { texts, updatedAt } = query.data.mails[template];
    try {
      await saving.mutateAsync({ template, state, texts, updatedAt });
      const { turnedOn, turnedOff } = t.mailsCard;
      notify('success', (state === 'on' ? turnedOn : turnedOff)(t.templates[template]));
    } catch (error) {
      logFailure(error);
      notify('error', serverMessageOr(error, t.mailsCard.notSaved));
      // Someone else has changed it: show their version.
      if (hasStatus(error, 409)) void query.refetch();
    }
  }
  const close = () => {
    setEdited(undefined);
    onDirtyChange('saved');
  };
  return (
    <>
      <OrderMailsCard
        state={getState()}
        onRetry={() => void query.refetch()}
        onSwitch={(template, state) => void change(template, state)}
        onEdit={setEdited}
        onLanguageChange={(language) =>
          void saveLanguage({ language }).catch((error: unknown) => {
            logFailure(error);
            notify('error', serverMessageOr(error, t.mailsCard.notSaved));
          })
        }
      />
      <LoadBoundary onClose={close}>
        {edited && query.data && (
          <OrderMailEditorSection
            template={edited}
            settings={query.data}
            onDirtyChange={onDirtyChange}
            onClose={close}
          />
        )}
      </LoadBoundary>
    </>
  );
}

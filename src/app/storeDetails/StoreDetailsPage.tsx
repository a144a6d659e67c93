import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { STORE_DETAILS_CAPABILITY, type VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { ORDER_MAILS_CAPABILITY } from '#contract/orderMails/orderMailCalls.ts';
import {
  STORE_KEYS_CAPABILITY,
  STORE_KEYS_WITHHELD_CAPABILITY,
} from '#contract/storefront/storeKeysCapability.ts';
import { WEBHOOKS_CAPABILITY } from '#contract/webhooks/webhookCalls.ts';
import { ConflictDialog } from '#features/form/ConflictDialog.tsx';
import { useConflict } from '#features/form/useConflict.ts';
import { SettingsPage, type SettingsStatus } from '#features/form/SettingsPage.tsx';
import { TodayContext } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { StoreDetailsForm, type StoreDetailsFormProps } from '#features/storeDetails/StoreDetailsForm.tsx';
import { WithheldStoreKeysCard } from '#features/storeDetails/storeKeys/StoreKeysCard.tsx';
import { CurrencyDialog } from '#features/storeDetails/CurrencyDialog.tsx';
import {
  buildStoreDetailsBody,
  rebaseLogo,
  type StoreDetailsValues,
  toFormValues,
  toStoreDetailsField,
} from '#features/storeDetails/storeDetailsModel.ts';
import { getApiFailure, getFieldError, logFailure, serverMessageOr, useLogFailure } from '../api/failure.ts';
import { useToday } from '../browser/useToday.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { storeDetailsQuery, useSaveStoreDetails } from './storeDetailsQueries.ts';
import { LeaveGuard } from '../page/LeaveGuard.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCapability } from '../session/useSession.ts';
import { Title } from '../page/Title.tsx';
import { useNotify } from '../page/useNotify.ts';
import { useCurrencyQuestion } from './useCurrencyQuestion.ts';
import { OrderMailsSection } from './OrderMailsSection.tsx';
import { StoreKeysSection } from './StoreKeysSection.tsx';
import { WebhooksSection } from './WebhooksSection.tsx';

/** Loads the details and shows their form. */
function StoreDetailsSection() {
  const t = useMessages('storeDetails').storePage;
  const capability = useCapability(STORE_DETAILS_CAPABILITY);
  const areKeysOffered = useCapability(STORE_KEYS_CAPABILITY) === 'offered';
  const areKeysWithheld = useCapability(STORE_KEYS_WITHHELD_CAPABILITY) === 'offered';
  const areWebhooksOffered = useCapability(WEBHOOKS_CAPABILITY) === 'offered';
  // Always loaded again, so that no outdated version is edited. Later changes don't change the form.
  const query = useQuery({
    ...storeDetailsQuery,
    enabled: capability === 'offered',
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [loaded, setLoaded] = useState<{ details: VersionedStoreDetails; loadCount: number }>();
  if (!loaded && query.data && query.isFetchedAfterMount) setLoaded({ details: query.data, loadCount: 1 });
  useLogFailure(query.error);

  const reload = async () => {
    const { data } = await query.refetch();
    if (data) setLoaded((current) => ({ details: data, loadCount: (current?.loadCount ?? 0) + 1 }));
  };
  const getStatus = (): SettingsStatus => {
    if (capability === 'unavailable') return 'unsupported';
    return isFailedOrOffline(query) ? 'failed' : 'loading';
  };
  if (!loaded || capability === 'unavailable')
    return (
      <SettingsPage status={getStatus()} messages={t} icon={<Store />} onRetry={() => void query.refetch()} />
    );
  return (
    <EditSection
      key={loaded.loadCount}
      details={loaded.details}
      access={areKeysWithheld ? 'guest' : 'full'}
      onReload={reload}
    >
      {areKeysOffered && <StoreKeysSection />}
      {areKeysWithheld && <WithheldStoreKeysCard />}
      {areWebhooksOffered && <WebhooksSection />}
    </EditSection>
  );
}

type EditSectionProps = Pick<StoreDetailsFormProps, 'details' | 'access'> & {
  onReload: () => Promise<void>;
  /** Below the form. */
  children: ReactNode;
};

/** The form of one version of the details. */
function EditSection({ details, access, onReload, children }: EditSectionProps) {
  const { storeConflict } = useMessages('storeDetails');
  const { leaveDialog } = useMessages('productForm');
  const [changes, setChanges] = useState<'saved' | 'unsaved'>('saved');
  /** Of an email that is being edited. */
  const [mailChanges, setMailChanges] = useState<'saved' | 'unsaved'>('saved');
  const areMailsOffered = useCapability(ORDER_MAILS_CAPABILITY) === 'offered';
  const currency = useCurrencyQuestion();
  const { save, conflict } = useSaving(details, currency.ask, onReload);
  return (
    <>
      <StoreDetailsForm details={details} access={access} onSave={save} onDirtyChange={setChanges}>
        {areMailsOffered && <OrderMailsSection onDirtyChange={setMailChanges} />}
        {children}
      </StoreDetailsForm>
      <ConflictDialog {...conflict.dialog} messages={storeConflict} />
      <CurrencyDialog
        state={currency.state}
        onConfirm={() => currency.answer('change')}
        onCancel={() => currency.answer('cancel')}
      />
      <LeaveGuard changes={mailChanges === 'unsaved' ? mailChanges : changes} messages={leaveDialog} />
    </>
  );
}

/**
 * Saves the form. Asks before it changes the currency, and, if someone else has saved the details since they were loaded,
 * which version to keep.
 */
function useSaving(
  loaded: VersionedStoreDetails,
  askCurrency: ReturnType<typeof useCurrencyQuestion>['ask'],
  onReload: EditSectionProps['onReload'],
) {
  const t = useMessages('storeDetails').storePage;
  const client = useQueryClient();
  const { mutateAsync } = useSaveStoreDetails();
  const notify = useNotify();
  const conflict = useConflict();
  /** The version that the form is based on. */
  const [base, setBase] = useState(loaded);

  const send = async (values: StoreDetailsValues, updatedAt: string | null) => {
    const details = await mutateAsync(buildStoreDetailsBody(values, updatedAt));
    setBase(details);
    notify('success', t.saved);
    return { status: 'saved', values: toFormValues(details) } as const;
  };

  const save: StoreDetailsFormProps['onSave'] = async (values) => {
    try {
      if ((await askCurrency(base.currency, values.currency || null)) === 'cancel')
        return { status: 'failed' } as const;
      return await send(values, base.updatedAt).catch(async (error: unknown) => {
        const failure = getApiFailure(error);
        if (failure?.kind !== 'refused' || failure.status !== 409) throw error;
        const decision = await conflict.ask(failure.message ?? '');
        if (decision === 'reload') await onReload();
        if (decision !== 'overwrite') return { status: 'failed' } as const;
        const current = await client.fetchQuery({ ...storeDetailsQuery, staleTime: 0 });
        return send(rebaseLogo(values, base, current), current.updatedAt);
      });
    } catch (error) {
      logFailure(error);
      const fieldError = getFieldError(error);
      const field = fieldError && toStoreDetailsField(fieldError.field);
      if (field) return { status: 'invalid', field, message: fieldError.message };
      notify('error', serverMessageOr(error, t.notSaved));
      return { status: 'failed' };
    }
  };
  return { save, conflict };
}

export function StoreDetailsPage() {
  const t = useMessages('storeDetails').storePage;
  const today = useToday();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <TodayContext value={today}>
          <StoreDetailsSection />
        </TodayContext>
      </RequireAuth>
    </>
  );
}

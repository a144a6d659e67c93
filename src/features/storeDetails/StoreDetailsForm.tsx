import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import type { VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import { focusSubmit } from '#ui/form-card/focusSubmit.ts';
import { SettingsBody, SettingsCard, SettingsCards } from '#ui/form-card/SettingsCard.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Page } from '#ui/page/Page.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormSearchSelect } from '#features/form/FormSelect.tsx';
import { SaveBar, type SaveBarState } from '#features/form/SaveBar.tsx';
import { type FormOutcome, useSaveForm } from '#features/form/useSaveForm.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useFocusAfterRemoval } from '#features/loading/useFocusAfterRemoval.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { LogoField } from './LogoField.tsx';
import {
  createStoreDetailsSchema,
  listCurrencies,
  listTimeZones,
  STORE_DETAILS_FIELDS,
  type StoreDetailsField,
  type StoreDetailsValues,
  toFormValues,
} from './storeDetailsModel.ts';

export type StoreDetailsFormProps = {
  details: VersionedStoreDetails;
  /** Guests see what they can't change. */
  access: 'full' | 'guest';
  onSave: (values: StoreDetailsValues) => Promise<FormOutcome<StoreDetailsValues, StoreDetailsField>>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
  /** Below the fields. Not part of the form: not saved with it. */
  children?: ReactNode;
};

/** The form of the store's details. */
export function StoreDetailsForm({
  details,
  access,
  onSave,
  onDirtyChange,
  children,
}: StoreDetailsFormProps) {
  const { storePage: t, storeProblems } = useMessages('storeDetails');
  const formId = useId();
  const form = useSaveForm<StoreDetailsValues, StoreDetailsField>({
    schema: createStoreDetailsSchema(storeProblems),
    defaultValues: toFormValues(details),
    onSave,
    onDirtyChange,
  });
  const isSaving = form.status === 'busy';
  const errorCount = STORE_DETAILS_FIELDS.filter((name) => form.getError(name) !== undefined).length;
  const getState = (): SaveBarState => {
    if (isSaving) return { status: 'saving', text: t.saving, progress: undefined };
    if (errorCount > 0)
      return { status: 'attention', text: t.needAttention(errorCount), disabledReason: undefined };
    return form.formState.isDirty ? { status: 'unsaved', text: t.unsaved } : { status: 'unchanged' };
  };
  const state = getState();
  // The bar, which has the focus, is removed after a save.
  const formElement = useFocusAfterRemoval<HTMLFormElement>(
    state.status === 'unchanged' ? 'unchanged' : 'changed',
  );
  return (
    <div className="page-with-bar relative">
      {/* All of it is inert: after a conflict, "Reload" would remove an open dialog of the children. */}
      <Page width="form" title={t.page} description={t.description} inert={isSaving}>
        {access === 'guest' && (
          <Notice tone="info" title={t.guest}>
            {t.guestText}
          </Notice>
        )}
        <SettingsCards>
          <form
            ref={formElement}
            tabIndex={-1}
            id={formId}
            noValidate
            aria-label={t.page}
            onSubmit={(event) => {
              focusSubmit(event.currentTarget);
              form.submit(event);
            }}
          >
            <SettingsCards>
              <StoreCard form={form} />
              <ContactCard form={form} />
              <RegionCard form={form} />
            </SettingsCards>
          </form>
          {children}
        </SettingsCards>
      </Page>
      {state.status !== 'unchanged' && (
        <SaveBar state={state} messages={t} cancelHref={paths.dashboard} formId={formId} />
      )}
    </div>
  );
}

type CardProps = { form: ReturnType<typeof useSaveForm<StoreDetailsValues, StoreDetailsField>> };

function StoreCard({ form }: CardProps) {
  const t = useMessages('storeDetails').storePage;
  const { value, onChange } = useController({ control: form.control, name: 'logo' }).field;
  const changeLogo = (logo: StoreDetailsValues['logo']) => {
    form.clearErrors('logo');
    onChange(logo);
  };
  return (
    <SettingsCard title={t.store} description={t.storeText}>
      <SettingsBody>
        <TextField
          {...form.field('storeName')}
          label={t.storeName}
          requirement="required"
          autoComplete="organization"
        />
        <TextField
          {...form.field('taxNumber')}
          label={t.taxNumber}
          requirement="optional"
          optionalLabel={t.optional}
          autoComplete="off"
          hint={t.taxNumberHint}
        />
        <LogoField
          logo={value}
          onChange={changeLogo}
          onError={(message) => form.setError('logo', { message })}
          error={form.getError('logo')}
        />
      </SettingsBody>
    </SettingsCard>
  );
}

function ContactCard({ form }: CardProps) {
  const t = useMessages('storeDetails').storePage;
  return (
    <SettingsCard title={t.contact} description={t.contactText}>
      <SettingsBody>
        <TextField
          {...form.field('contact.email')}
          label={t.email}
          requirement="required"
          type="email"
          autoComplete="email"
        />
        <TextField
          {...form.field('contact.phone')}
          label={t.phone}
          requirement="required"
          type="tel"
          autoComplete="tel"
        />
        <TextArea
          {...form.field('contact.address')}
          label={t.address}
          requirement="required"
          autoComplete="street-address"
          hint={t.addressHint}
        />
      </SettingsBody>
    </SettingsCard>
  );
}

function RegionCard({ form }: CardProps) {
  const t = useMessages('storeDetails').storePage;
  const { locale } = useFormats();
  const { defaultValues } = form.formState;
  const select = {
    form,
    requirement: 'optional',
    optionalLabel: t.optional,
    normalize: foldForSearch,
  } as const;
  const notSet = { value: '', label: t.notSet };
  return (
    <SettingsCard title={t.region} description={t.regionText}>
      <SettingsBody>
        <FormSearchSelect
          {...select}
          name="currency"
          label={t.currency}
          hint={t.currencyHint}
          options={[notSet, ...listCurrencies(locale, defaultValues?.currency ?? '')]}
          noMatchText={t.noCurrency}
        />
        <FormSearchSelect
          {...select}
          name="timeZone"
          label={t.timeZone}
          hint={t.timeZoneHint}
          options={[notSet, ...listTimeZones(defaultValues?.timeZone ?? '')]}
          noMatchText={t.noTimeZone}
        />
      </SettingsBody>
    </SettingsCard>
  );
}

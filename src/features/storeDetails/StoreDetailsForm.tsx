import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { VersionedStoreDetails } from '#contract/settings/storeDetails.ts';
import { foldForSearch } from '#contract/text/foldText.ts';
import { Card, CardBody, CardHeader } from '#ui/card/Card.tsx';
import { SearchSelect } from '#ui/combobox/SearchSelect.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageColumns } from '#ui/page/PageColumns.tsx';
import type { SelectOption } from '#ui/select/Select.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { SaveBar, type SaveBarState } from '#features/form/SaveBar.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { useFormats } from '#features/format/useFormats.ts';
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

/** The saved details, the server's error about one field, or a failure that was already shown. */
type StoreDetailsOutcome =
  | { status: 'saved'; details: VersionedStoreDetails }
  | { status: 'invalid'; field: StoreDetailsField; message: string }
  | { status: 'failed' };

export type StoreDetailsFormProps = {
  details: VersionedStoreDetails;
  onSave: (values: StoreDetailsValues) => Promise<StoreDetailsOutcome>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
  /** Below the fields. Not part of the form: not saved with it. */
  children?: ReactNode;
};

function useStoreDetailsForm({ details, onSave, onDirtyChange }: Omit<StoreDetailsFormProps, 'children'>) {
  const { storeProblems } = useMessages('storeDetails');
  const schema = createStoreDetailsSchema(storeProblems);
  const form = useValidatedForm<StoreDetailsValues, StoreDetailsValues>(schema, toFormValues(details));
  const { isDirty } = form.formState;
  const notifyDirtyChange = useEffectEvent(onDirtyChange);
  useEffect(() => notifyDirtyChange(isDirty ? 'unsaved' : 'saved'), [isDirty]);
  const [status, setStatus] = useState<'editing' | 'saving'>('editing');
  const [refusal, setRefusal] = useState<{ field: StoreDetailsField; message: string }>();
  const showRefusal = useEffectEvent((field: StoreDetailsField, message: string) =>
    form.setError(field, { message }, { shouldFocus: true }),
  );
  // In an effect, because a field can't have focus while the form is inert.
  useEffect(() => {
    if (refusal) showRefusal(refusal.field, refusal.message);
  }, [refusal]);
  const submit = form.submit(async (values) => {
    setStatus('saving');
    const outcome = await onSave(values);
    setStatus('editing');
    if (outcome.status === 'saved') form.resetForm(toFormValues(outcome.details));
    if (outcome.status === 'invalid') setRefusal(outcome);
  });
  const getError = (name: StoreDetailsField) => form.getFieldState(name, form.formState).error?.message;
  return { form, status, submit, getError };
}

type FormParts = Pick<ReturnType<typeof useStoreDetailsForm>, 'form' | 'getError'>;

/** The form of the store's details. */
export function StoreDetailsForm({ children, ...props }: StoreDetailsFormProps) {
  const t = useMessages('storeDetails').storePage;
  const formId = useId();
  const { form, status, submit, getError } = useStoreDetailsForm(props);
  const { isDirty } = form.formState;
  const isSaving = status === 'saving';
  const errorCount = STORE_DETAILS_FIELDS.filter((name) => getError(name) !== undefined).length;
  const getState = (): SaveBarState => {
    if (isSaving) return { status: 'saving', text: t.saving, progress: undefined };
    if (errorCount > 0)
      return { status: 'attention', text: t.needAttention(errorCount), disabledReason: undefined };
    return isDirty ? { status: 'unsaved', text: t.unsaved } : { status: 'unchanged' };
  };
  return (
    <div className="page-with-bar relative">
      {/* All of it is inert: after a conflict, "Reload" would remove an open dialog of the children. */}
      <Page width="form" title={t.page} description={t.description} inert={isSaving}>
        <form
          id={formId}
          noValidate
          aria-label={t.page}
          onSubmit={(event) => {
            focusSubmit(event.currentTarget);
            submit(event);
          }}
        >
          <PageColumns
            start={
              <>
                <StoreCard {...{ form, getError }} />
                <RegionCard {...{ form, getError }} />
              </>
            }
            end={<ContactCard {...{ form, getError }} />}
          />
        </form>
        {children}
      </Page>
      <SaveBar state={getState()} messages={t} cancelHref={paths.dashboard} formId={formId} />
    </div>
  );
}

/** Moves focus to the submit button, because the fields are inert while saving. */
const focusSubmit = (form: HTMLFormElement) =>
  [...form.elements]
    .find((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit')
    ?.focus({ preventScroll: true });

type FormCardProps = { title: string; description?: string; children: ReactNode };

function FormCard({ title, description, children }: FormCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} description={description} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</CardBody>
    </Card>
  );
}

function StoreCard({ form, getError }: FormParts) {
  const t = useMessages('storeDetails').storePage;
  const { value, onChange } = useController({ control: form.control, name: 'logo' }).field;
  const changeLogo = (logo: StoreDetailsValues['logo']) => {
    form.clearErrors('logo');
    onChange(logo);
  };
  return (
    <FormCard title={t.store}>
      <TextField
        {...form.register('storeName')}
        label={t.storeName}
        requirement="required"
        autoComplete="organization"
        error={getError('storeName')}
      />
      <LogoField
        logo={value}
        onChange={changeLogo}
        onError={(message) => form.setError('logo', { message })}
        error={getError('logo')}
      />
    </FormCard>
  );
}

function ContactCard({ form, getError }: FormParts) {
  const t = useMessages('storeDetails').storePage;
  return (
    <FormCard title={t.contact} description={t.contactText}>
      <TextField
        {...form.register('contact.email')}
        label={t.email}
        requirement="required"
        type="email"
        autoComplete="email"
        error={getError('contact.email')}
      />
      <TextField
        {...form.register('contact.phone')}
        label={t.phone}
        requirement="required"
        type="tel"
        autoComplete="tel"
        error={getError('contact.phone')}
      />
      <TextArea
        {...form.register('contact.address')}
        label={t.address}
        requirement="required"
        autoComplete="street-address"
        hint={t.addressHint}
        error={getError('contact.address')}
      />
    </FormCard>
  );
}

function RegionCard({ form, getError }: FormParts) {
  const t = useMessages('storeDetails').storePage;
  const { locale } = useFormats();
  const { defaultValues } = form.formState;
  return (
    <FormCard title={t.region}>
      <OptionSelect
        {...{ form, getError }}
        name="currency"
        label={t.currency}
        hint={t.currencyHint}
        options={listCurrencies(locale, defaultValues?.currency ?? '')}
        noMatchText={t.noCurrency}
      />
      <OptionSelect
        {...{ form, getError }}
        name="timeZone"
        label={t.timeZone}
        hint={t.timeZoneHint}
        options={listTimeZones(defaultValues?.timeZone ?? '')}
        noMatchText={t.noTimeZone}
      />
    </FormCard>
  );
}

type OptionSelectProps = FormParts & {
  name: 'currency' | 'timeZone';
  label: string;
  hint: string;
  options: readonly SelectOption<string>[];
  noMatchText: string;
};

function OptionSelect({ form, getError, name, options, ...texts }: OptionSelectProps) {
  const t = useMessages('storeDetails').storePage;
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name }).field;
  return (
    <SearchSelect
      {...texts}
      ref={ref}
      requirement="optional"
      optionalLabel={t.optional}
      value={value}
      onChange={onChange}
      normalize={foldForSearch}
      onBlur={onBlur}
      options={[{ value: '', label: t.notSet }, ...options]}
      error={getError(name)}
    />
  );
}

import type { Account } from '#contract/accounts/account.ts';
import { FormCard } from '#ui/form-card/FormCard.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { type FormOutcome, useSaveForm } from '#features/form/useSaveForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createProfileSchema, type ProfileValues, toProfileValues } from './accountModel.ts';

export type ProfileCardProps = {
  account: Pick<Account, 'fullName' | 'email' | 'phoneNumber'>;
  onSave: (values: ProfileValues) => Promise<FormOutcome<ProfileValues>>;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (state: 'saved' | 'unsaved') => void;
};

/** The administrator's name and phone number. */
export function ProfileCard({ account, onSave, onDirtyChange }: ProfileCardProps) {
  const t = useMessages('account').profile;
  const { field, formState, status, submit } = useSaveForm({
    schema: createProfileSchema(useMessages('auth')),
    defaultValues: toProfileValues(account),
    onSave,
    onDirtyChange,
  });
  return (
    <FormCard
      title={t.title}
      description={t.description}
      status={status}
      onSubmit={submit}
      submitLabel={t.submit}
      note={formState.isDirty ? t.unsaved : undefined}
    >
      <TextField {...field('fullName')} label={t.name} requirement="required" autoComplete="name" />
      <TextField label={t.email} type="email" value={account.email} readOnly hint={t.emailHint} />
      <TextField
        {...field('phoneNumber')}
        label={t.phone}
        requirement="optional"
        optionalLabel={t.optional}
        type="tel"
        autoComplete="tel"
      />
    </FormCard>
  );
}

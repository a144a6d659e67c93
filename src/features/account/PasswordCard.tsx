import { MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import { FormCard } from '#ui/form-card/FormCard.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { type FormOutcome, useSaveForm } from '#features/form/useSaveForm.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createPasswordChangeSchema, emptyPasswordChange, type PasswordChange } from './accountModel.ts';

export type PasswordCardProps = {
  email: string;
  onSave: (values: PasswordChange) => Promise<FormOutcome<PasswordChange>>;
};

/** Changes the password. */
export function PasswordCard({ email, onSave }: PasswordCardProps) {
  const auth = useMessages('auth');
  const account = useMessages('account');
  const t = account.password;
  const { field, status, submit } = useSaveForm({
    schema: createPasswordChangeSchema({ auth, account }),
    defaultValues: emptyPasswordChange,
    onSave,
  });
  const props = {
    requirement: 'required',
    showLabel: auth.credentials.showPassword,
    hideLabel: auth.credentials.hidePassword,
  } as const;
  return (
    <FormCard
      title={t.title}
      description={t.description}
      status={status}
      onSubmit={submit}
      submitLabel={t.submit}
    >
      {/* Tells password managers which account the new password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('currentPassword')}
        {...props}
        label={t.current}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('password')}
        {...props}
        label={t.new}
        hint={auth.credentials.passwordHint(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
      />
    </FormCard>
  );
}

import { MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { AccountFormCard } from './AccountFormCard.tsx';
import {
  createPasswordChangeSchema,
  emptyPasswordChange,
  type PasswordChange,
  type SaveOutcome,
} from './accountModel.ts';
import { useAccountForm } from './useAccountForm.ts';

export type PasswordCardProps = {
  email: string;
  onSave: (values: PasswordChange) => Promise<SaveOutcome<PasswordChange>>;
};

/** Changes the password. */
export function PasswordCard({ email, onSave }: PasswordCardProps) {
  const auth = useMessages('auth');
  const account = useMessages('account');
  const t = account.password;
  const schema = createPasswordChangeSchema({ auth, account });
  const { field, status, submit } = useAccountForm(schema, emptyPasswordChange, onSave);
  const props = {
    requirement: 'required',
    showLabel: auth.credentials.showPassword,
    hideLabel: auth.credentials.hidePassword,
  } as const;
  return (
    <AccountFormCard
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
    </AccountFormCard>
  );
}

import { KeyRound } from 'lucide-react';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  AuthForm,
  AuthSubmit,
  AuthTitle,
  errorSpaceStyle,
  hintSpaceStyle,
  AuthNotice,
} from '../AuthForm.tsx';
import {
  createResetSchema,
  emptyReset,
  hasSamePasswords,
  type ResetResult,
  type ResetValues,
} from './resetModel.ts';

type ResetPasswordViewProps = { onSubmit: (values: ResetValues) => Promise<ResetResult> };

export function ResetPasswordView({ onSubmit }: ResetPasswordViewProps) {
  const messages = useMessages('auth');
  const { credentials: credentialsMessages, reset: t } = messages;
  const form = useValidatedForm(createResetSchema(messages), emptyReset);
  const { field, submit, showFieldError, setFocus, status } = form;
  const changePassword = submit(async (values) => {
    if (!hasSamePasswords(values)) {
      setFocus('confirmPassword', { shouldSelect: true });
      return;
    }
    const result = await onSubmit(values);
    if (typeof result === 'object') showFieldError(result);
  });
  const passwordProps = {
    showLabel: credentialsMessages.showPassword,
    hideLabel: credentialsMessages.hidePassword,
    autoComplete: 'new-password',
    size: 'lg',
    className: errorSpaceStyle,
  } as const;
  return (
    <>
      <AuthTitle title={t.title} subtitle={t.subtitle} />
      <AuthForm onSubmit={changePassword}>
        <PasswordField
          {...field('password')}
          {...passwordProps}
          label={t.password}
          hint={credentialsMessages.passwordHint(MIN_PASSWORD_LENGTH)}
        />
        <PasswordField
          {...field('confirmPassword')}
          {...passwordProps}
          className={hintSpaceStyle}
          label={t.confirm}
          hint={t.confirmHint}
        />
        <AuthSubmit status={status}>{t.submit}</AuthSubmit>
      </AuthForm>
    </>
  );
}

export const ResetPasswordSuccess = () => {
  const t = useMessages('auth').resetSuccess;
  return (
    <AuthNotice
      icon={<KeyRound />}
      title={t.title}
      text={t.text}
      next={{ label: t.login, href: paths.adminLogin }}
    />
  );
};

import { KeyRound } from 'lucide-react';
import { PASSWORD_MIN } from '#contract/accounts/admin.ts';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { AuthForm, AuthSubmit, AuthTitle, AuthNotice } from '../AuthForm.tsx';
import {
  createResetSchema,
  emptyReset,
  hasSamePasswords,
  type ResetResult,
  type ResetValues,
} from './resetModel.ts';

type ResetPasswordViewProps = { onSubmit: (values: ResetValues) => Promise<ResetResult> };

export function ResetPasswordView({ onSubmit }: ResetPasswordViewProps) {
  const words = useWords('auth');
  const { credentialsCopy, resetCopy: copy } = words;
  const form = useValidatedForm(createResetSchema(words), emptyReset);
  const { field, submit, showFieldError, setFocus, status } = form;
  const changePassword = submit(async (values) => {
    if (!hasSamePasswords(values)) {
      setFocus('confirmPassword', { shouldSelect: true });
      return;
    }
    const result = await onSubmit(values);
    if (typeof result === 'object') showFieldError(result);
  });
  const secret = {
    showLabel: credentialsCopy.showPassword,
    hideLabel: credentialsCopy.hidePassword,
    autoComplete: 'new-password',
    size: 'lg',
  } as const;
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <AuthForm onSubmit={changePassword}>
        <PasswordField
          {...field('password')}
          {...secret}
          label={copy.password}
          hint={copy.passwordHint(PASSWORD_MIN)}
        />
        <PasswordField
          {...field('confirmPassword')}
          {...secret}
          label={copy.confirm}
          hint={copy.confirmHint}
        />
        <AuthSubmit status={status}>{copy.submit}</AuthSubmit>
      </AuthForm>
    </>
  );
}

export const ResetPasswordSuccess = () => {
  const { resetSuccessCopy: copy } = useWords('auth');
  return (
    <AuthNotice
      icon={<KeyRound />}
      title={copy.title}
      text={copy.text}
      next={{ label: copy.login, href: paths.adminLogin }}
    />
  );
};

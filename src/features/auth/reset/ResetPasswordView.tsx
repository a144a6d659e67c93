import { PASSWORD_MIN } from '#contract/admin.ts';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { AuthForm, AuthSubmit } from '../AuthForm.tsx';
import { AuthTitle } from '../AuthTitle.tsx';
import { credentialsCopy } from '../credentialsCopy.ts';
import { useTouchedForm } from '../useTouchedForm.ts';
import { resetCopy as copy } from './resetCopy.ts';
import { emptyReset, matches, type ResetResult, resetRules, type ResetValues } from './resetModel.ts';

export type ResetPasswordViewProps = { onSubmit: (values: ResetValues) => Promise<ResetResult> };

export function ResetPasswordView({ onSubmit }: ResetPasswordViewProps) {
  const { field, handleSubmit, refuse, setFocus, status } = useTouchedForm(emptyReset, resetRules);
  const submit = handleSubmit(async (values) => {
    if (!matches(values)) {
      setFocus('confirmPassword', { shouldSelect: true });
      return;
    }
    const result = await onSubmit(values);
    if (typeof result === 'object') refuse(result);
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
      <AuthForm onSubmit={(event) => void submit(event)}>
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

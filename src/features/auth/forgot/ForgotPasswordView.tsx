import { paths } from '#features/paths.ts';
import { Link } from '#ui/link/Link.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { AuthForm, AuthSubmit, roomForError } from '../AuthForm.tsx';
import { AuthTitle } from '../AuthTitle.tsx';
import { useTouchedForm } from '../useTouchedForm.ts';
import { forgotCopy as copy } from './forgotCopy.ts';
import { emptyForgot, type ForgotResult, forgotRules } from './forgotModel.ts';

export type ForgotPasswordViewProps = { onSubmit: (email: string) => Promise<ForgotResult> };

export function ForgotPasswordView({ onSubmit }: ForgotPasswordViewProps) {
  const { field, handleSubmit, refill, status } = useTouchedForm(emptyForgot, forgotRules);
  const submit = handleSubmit(async ({ email }) => {
    if ((await onSubmit(email.trim())) === 'sent') refill(emptyForgot);
  });
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <AuthForm onSubmit={(event) => void submit(event)}>
        <TextField
          {...field('email')}
          label={copy.email}
          type="email"
          autoComplete="username"
          size="lg"
          className={roomForError}
        />
        <AuthSubmit status={status}>{copy.submit}</AuthSubmit>
      </AuthForm>
      <p className="mt-7 text-center text-sm text-text-muted">
        {copy.remembered} <Link href={paths.login}>{copy.signIn}</Link>
      </p>
    </>
  );
}

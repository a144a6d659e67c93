import { MailCheck } from 'lucide-react';
import * as z from 'zod/mini';
import type { Messages } from '#languages/messages.ts';
import { Link } from '#ui/link/Link.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { AuthForm, AuthSubmit, AuthTitle, errorSpaceStyle, AuthNotice } from '../AuthForm.tsx';
import { createEmailSchema } from '#features/form/credentialsModel.ts';

const createForgotSchema = (t: Messages['auth']) => z.object({ email: createEmailSchema(t.credentials) });
const emptyForgot = { email: '' };

/** The outcome of the request. A failure shows no error and keeps the input. */
export type ForgotResult = 'sent' | 'failed';

type ForgotPasswordViewProps = { onSubmit: (email: string) => Promise<ForgotResult> };

export function ForgotPasswordView({ onSubmit }: ForgotPasswordViewProps) {
  const messages = useMessages('auth');
  const t = messages.forgot;
  const { field, submit, resetForm, status } = useValidatedForm(createForgotSchema(messages), emptyForgot);
  const sendLink = submit(async ({ email }) => {
    if ((await onSubmit(email)) === 'sent') resetForm(emptyForgot);
  });
  return (
    <>
      <AuthTitle title={t.title} subtitle={t.subtitle} />
      <AuthForm onSubmit={sendLink}>
        <TextField
          {...field('email')}
          label={t.email}
          type="email"
          autoComplete="username"
          size="lg"
          className={errorSpaceStyle}
        />
        <AuthSubmit status={status}>{t.submit}</AuthSubmit>
      </AuthForm>
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{t.remembered}</span> <Link href={paths.login}>{t.signIn}</Link>
      </p>
    </>
  );
}

export const ForgotPasswordSuccess = () => {
  const t = useMessages('auth').forgotSuccess;
  return (
    <AuthNotice
      icon={<MailCheck />}
      title={t.title}
      text={t.text}
      next={{ label: t.login, href: paths.adminLogin }}
    />
  );
};

import { MailCheck } from 'lucide-react';
import * as z from 'zod/mini';
import type { Words } from '#languages/words.ts';
import { Link } from '#ui/link/Link.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { AuthForm, AuthSubmit, AuthTitle, errorSpaceStyle, AuthNotice } from '../AuthForm.tsx';
import { createEmailSchema } from '../credentialsModel.ts';

const createForgotSchema = ({ credentialsCopy }: Words['auth']) =>
  z.object({ email: createEmailSchema(credentialsCopy) });
const emptyForgot = { email: '' };

/** The outcome of the request. A failure shows nothing and keeps the text. */
export type ForgotResult = 'sent' | 'failed';

type ForgotPasswordViewProps = { onSubmit: (email: string) => Promise<ForgotResult> };

export function ForgotPasswordView({ onSubmit }: ForgotPasswordViewProps) {
  const words = useWords('auth');
  const { forgotCopy: copy } = words;
  const { field, submit, resetTo, status } = useValidatedForm(createForgotSchema(words), emptyForgot);
  const sendLink = submit(async ({ email }) => {
    if ((await onSubmit(email)) === 'sent') resetTo(emptyForgot);
  });
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <AuthForm onSubmit={sendLink}>
        <TextField
          {...field('email')}
          label={copy.email}
          type="email"
          autoComplete="username"
          size="lg"
          className={errorSpaceStyle}
        />
        <AuthSubmit status={status}>{copy.submit}</AuthSubmit>
      </AuthForm>
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{copy.remembered}</span> <Link href={paths.login}>{copy.signIn}</Link>
      </p>
    </>
  );
}

export const ForgotPasswordSuccess = () => {
  const { forgotSuccessCopy: copy } = useWords('auth');
  return (
    <AuthNotice
      icon={<MailCheck />}
      title={copy.title}
      text={copy.text}
      next={{ label: copy.login, href: paths.adminLogin }}
    />
  );
};

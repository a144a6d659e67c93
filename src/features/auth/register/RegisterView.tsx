import { ArrowRight } from 'lucide-react';
import { Link } from '#ui/link/Link.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { AuthForm, AuthSubmit, AuthTitle, errorSpaceStyle, AlreadySignedIn } from '../AuthForm.tsx';
import {
  createRegisterSchema,
  emptyRegistration,
  type RegisterResult,
  type RegisterBody,
} from './registerModel.ts';

export type RegisterState = { status: 'form' } | { status: 'alreadySignedIn' };

type RegisterFormProps = { onSubmit: (registration: RegisterBody) => Promise<RegisterResult> };

type RegisterViewProps = RegisterFormProps & { state: RegisterState };

export function RegisterView({ state, ...form }: RegisterViewProps) {
  const { registerCopy: copy } = useWords('auth');
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <RegisterForm {...form} />
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{copy.haveAccount}</span> <Link href={paths.login}>{copy.signIn}</Link>
      </p>
    </>
  );
}

function RegisterForm({ onSubmit }: RegisterFormProps) {
  const words = useWords('auth');
  const { credentialsCopy, registerCopy: copy } = words;
  const form = useValidatedForm(createRegisterSchema(words), emptyRegistration);
  const { field, submit, status, failure } = form;
  const register = submit(async (registration) => {
    const result = await onSubmit(registration);
    if (typeof result === 'object') form.showFieldError(result);
    else if (result !== 'registered') form.showFailure(copy[result]);
  });
  const required = { requirement: 'required', size: 'lg', className: errorSpaceStyle } as const;
  return (
    <AuthForm onSubmit={register} failure={failure}>
      <TextField {...field('fullName')} {...required} label={copy.fullName} autoComplete="name" />
      <TextField {...field('email')} {...required} label={copy.email} type="email" autoComplete="username" />
      <TextField
        {...field('phoneNumber')}
        label={copy.phone}
        requirement="optional"
        optionalLabel={copy.optional}
        dir="ltr"
        placeholder={copy.phoneExample}
        type="tel"
        autoComplete="tel"
        size="lg"
        className={errorSpaceStyle}
      />
      <PasswordField
        {...field('password')}
        {...required}
        label={credentialsCopy.password}
        showLabel={credentialsCopy.showPassword}
        hideLabel={credentialsCopy.hidePassword}
        autoComplete="new-password"
      />
      <VerifyEmail status={status} />
    </AuthForm>
  );
}

const VerifyEmail = ({ status }: { status: 'ready' | 'busy' }) => {
  const { registerCopy: copy } = useWords('auth');
  return (
    <AuthSubmit status={status}>
      {status === 'busy' ? (
        copy.submitting
      ) : (
        <span className="inline-flex items-center gap-2">
          <span>{copy.submit}</span> <ArrowRight className="size-4" />
        </span>
      )}
    </AuthSubmit>
  );
};

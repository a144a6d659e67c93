import { ArrowRight } from 'lucide-react';
import { MIN_PASSWORD_LENGTH } from '#contract/accounts/admin.ts';
import { Link } from '#ui/link/Link.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  AuthForm,
  AuthSubmit,
  AuthTitle,
  errorSpaceStyle,
  hintSpaceStyle,
  AlreadySignedIn,
} from '../AuthForm.tsx';
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
  const t = useMessages('auth').register;
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={t.title} subtitle={t.subtitle} />
      <RegisterForm {...form} />
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{t.haveAccount}</span> <Link href={paths.login}>{t.signIn}</Link>
      </p>
    </>
  );
}

function RegisterForm({ onSubmit }: RegisterFormProps) {
  const messages = useMessages('auth');
  const { credentials: credentialsMessages, register: t } = messages;
  const form = useValidatedForm(createRegisterSchema(messages), emptyRegistration);
  const { field, submit, status } = form;
  const register = submit(async (registration) => {
    const result = await onSubmit(registration);
    if (typeof result === 'object') form.showFieldError(result);
    else if (result === 'userAlreadyExists') form.showFieldError({ field: 'email', message: t[result] });
  });
  const requiredProps = { requirement: 'required', size: 'lg', className: errorSpaceStyle } as const;
  return (
    <AuthForm onSubmit={register}>
      <TextField {...field('fullName')} {...requiredProps} label={t.fullName} autoComplete="name" />
      <TextField
        {...field('email')}
        {...requiredProps}
        label={t.email}
        type="email"
        autoComplete="username"
      />
      <TextField
        {...field('phoneNumber')}
        label={t.phone}
        requirement="optional"
        optionalLabel={t.optional}
        dir="ltr"
        placeholder={t.phoneExample}
        type="tel"
        autoComplete="tel"
        size="lg"
        className={errorSpaceStyle}
      />
      <PasswordField
        {...field('password')}
        {...requiredProps}
        label={credentialsMessages.password}
        className={hintSpaceStyle}
        hint={credentialsMessages.passwordHint(MIN_PASSWORD_LENGTH)}
        showLabel={credentialsMessages.showPassword}
        hideLabel={credentialsMessages.hidePassword}
        autoComplete="new-password"
      />
      <RegisterButton status={status} />
    </AuthForm>
  );
}

const RegisterButton = ({ status }: { status: 'ready' | 'busy' }) => {
  const t = useMessages('auth').register;
  return (
    <AuthSubmit status={status}>
      {status === 'busy' ? (
        t.submitting
      ) : (
        <span className="inline-flex items-center gap-2">
          <span>{t.submit}</span> <ArrowRight className="size-4" />
        </span>
      )}
    </AuthSubmit>
  );
};

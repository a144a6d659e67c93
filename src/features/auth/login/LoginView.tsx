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
  GuestLogin,
  errorSpaceStyle,
  AlreadySignedIn,
} from '../AuthForm.tsx';
import {
  createLoginSchema,
  emptyLogin,
  getFieldToFocus,
  type LoginResult,
  type LoginValues,
  getValuesAfterLogin,
} from './loginModel.ts';

export type LoginState = { status: 'form' } | { status: 'alreadySignedIn' };

type LoginFormProps = {
  /** The shared demo login, if the store has one. */
  guest: LoginValues | null;
  onSubmit: (values: LoginValues) => Promise<LoginResult>;
};

type LoginViewProps = LoginFormProps & { state: LoginState };

export function LoginView({ state, ...form }: LoginViewProps) {
  const t = useMessages('auth').login;
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={t.title} subtitle={t.subtitle} />
      <LoginForm {...form} />
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{t.newHere}</span> <Link href={paths.register}>{t.register}</Link>
      </p>
    </>
  );
}

function LoginForm({ guest, onSubmit }: LoginFormProps) {
  const messages = useMessages('auth');
  const { credentials: credentialsMessages, login: t } = messages;
  const form = useValidatedForm(createLoginSchema(messages), emptyLogin);
  const { field, submit, resetForm, setFocus, status, formError } = form;
  const signIn = submit(async (values) => {
    const result = await onSubmit(values);
    if (result === 'signedIn') return;
    resetForm(getValuesAfterLogin(result, values));
    form.showFormError(t[result]);
    const fieldToFocus = getFieldToFocus(result);
    if (fieldToFocus) setFocus(fieldToFocus);
  });
  return (
    <AuthForm onSubmit={signIn} formError={formError}>
      <TextField
        {...field('email')}
        label={t.email}
        type="email"
        autoComplete="username"
        size="lg"
        className={errorSpaceStyle}
      />
      <PasswordField
        {...field('password')}
        label={credentialsMessages.password}
        labelEnd={<Link href={paths.forgotPassword}>{t.forgot}</Link>}
        showLabel={credentialsMessages.showPassword}
        hideLabel={credentialsMessages.hidePassword}
        autoComplete="current-password"
        size="lg"
        className={errorSpaceStyle}
      />
      <AuthSubmit status={status}>{t.submit}</AuthSubmit>
      {guest && (
        <>
          <OrDivider />
          <GuestLogin size="lg" onPrefill={() => resetForm(guest)} />
        </>
      )}
    </AuthForm>
  );
}

const OrDivider = () => {
  const t = useMessages('auth').credentials;
  return (
    <p className="flex items-center gap-3 text-xs text-text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {t.or}
    </p>
  );
};

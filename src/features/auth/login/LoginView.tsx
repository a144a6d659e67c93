import { KeyRound } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#ui/button/Button.tsx';
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
  getWrongField,
  type LoginResult,
  type LoginValues,
  getValuesAfterLogin,
} from './loginModel.ts';

export type LoginState =
  /** `email` is filled in after the second step. */
  { status: 'form'; email?: string | undefined } | { status: 'alreadySignedIn' };

/** Signing in with a passkey alone. */
export type PasskeyOffer = {
  /** `offered`: the browser lists passkeys at the email field. */
  autofill: 'off' | 'offered';
  button: 'hidden' | 'ready' | 'busy';
};

type LoginFormProps = {
  /** The shared demo login, if the store has one. */
  guest: LoginValues | null;
  onSubmit: (values: LoginValues) => Promise<LoginResult>;
  passkeyOffer: PasskeyOffer;
};

type LoginViewProps = LoginFormProps & { state: LoginState; onUsePasskey: () => void };

export function LoginView({ state, onUsePasskey, ...form }: LoginViewProps) {
  const { login: t, passkeySignIn } = useMessages('auth');
  const { button } = form.passkeyOffer;
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={t.title} subtitle={t.subtitle} />
      <LoginForm {...form} email={state.email} />
      {button !== 'hidden' && (
        <Button
          size="lg"
          width="full"
          icon={<KeyRound />}
          status={button}
          onClick={onUsePasskey}
          className="mt-4.5"
        >
          {passkeySignIn.button}
        </Button>
      )}
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{t.newHere}</span> <Link href={paths.register}>{t.register}</Link>
      </p>
    </>
  );
}

type FilledFormProps = LoginFormProps & { email: string | undefined };

function LoginForm({ guest, onSubmit, passkeyOffer, email = '' }: FilledFormProps) {
  const messages = useMessages('auth');
  const { credentials: credentialsMessages, login: t } = messages;
  const form = useValidatedForm(createLoginSchema(messages), { ...emptyLogin, email });
  const { field, submit, resetForm, setFocus, status } = form;
  useEffect(() => {
    if (email) setFocus('password');
  }, [email, setFocus]);
  const signIn = submit(async (values) => {
    const result = await onSubmit(values);
    if (result === 'signedIn' || result === 'passkeyNeeded') return;
    resetForm(getValuesAfterLogin(result, values));
    const wrongField = getWrongField(result);
    if (wrongField) form.showFieldError({ field: wrongField, message: t[result] });
  });
  return (
    <AuthForm onSubmit={signIn}>
      <TextField
        {...field('email')}
        label={t.email}
        type="email"
        autoComplete={passkeyOffer.autofill === 'offered' ? 'username webauthn' : 'username'}
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

import { Link } from '#ui/link/Link.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
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
  getValuesAfter,
} from './loginModel.ts';

export type LoginState = { status: 'form' } | { status: 'alreadySignedIn' };

type LoginFormProps = {
  /** The shared demo login, if the store has one. */
  guest: LoginValues | null;
  onSubmit: (values: LoginValues) => Promise<LoginResult>;
};

type LoginViewProps = LoginFormProps & { state: LoginState };

export function LoginView({ state, ...form }: LoginViewProps) {
  const { loginCopy: copy } = useWords('auth');
  if (state.status === 'alreadySignedIn') return <AlreadySignedIn />;
  return (
    <>
      <AuthTitle title={copy.title} subtitle={copy.subtitle} />
      <LoginForm {...form} />
      <p className="mt-7 text-center text-sm text-text-muted">
        <span>{copy.newHere}</span> <Link href={paths.register}>{copy.register}</Link>
      </p>
    </>
  );
}

function LoginForm({ guest, onSubmit }: LoginFormProps) {
  const words = useWords('auth');
  const { credentialsCopy, loginCopy: copy } = words;
  const form = useValidatedForm(createLoginSchema(words), emptyLogin);
  const { field, submit, resetTo, setFocus, status, failure } = form;
  const signIn = submit(async (values) => {
    const result = await onSubmit(values);
    if (result === 'signedIn') return;
    resetTo(getValuesAfter(result, values));
    form.showFailure(copy[result]);
    const next = getFieldToFocus(result);
    if (next) setFocus(next);
  });
  return (
    <AuthForm onSubmit={signIn} failure={failure}>
      <TextField
        {...field('email')}
        label={copy.email}
        type="email"
        autoComplete="username"
        size="lg"
        className={errorSpaceStyle}
      />
      <PasswordField
        {...field('password')}
        label={credentialsCopy.password}
        labelEnd={<Link href={paths.forgotPassword}>{copy.forgot}</Link>}
        showLabel={credentialsCopy.showPassword}
        hideLabel={credentialsCopy.hidePassword}
        autoComplete="current-password"
        size="lg"
        className={errorSpaceStyle}
      />
      <AuthSubmit status={status}>{copy.submit}</AuthSubmit>
      {guest && (
        <>
          <Or />
          <GuestLogin size="lg" onPrefill={() => resetTo(guest)} />
        </>
      )}
    </AuthForm>
  );
}

const Or = () => {
  const { credentialsCopy } = useWords('auth');
  return (
    <p className="flex items-center gap-3 text-xs text-text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {credentialsCopy.or}
    </p>
  );
};

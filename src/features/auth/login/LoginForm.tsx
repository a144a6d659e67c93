import { paths } from '#features/paths.ts';
import { Link } from '#ui/link/Link.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { AuthForm, AuthSubmit, roomForError } from '../AuthForm.tsx';
import { credentialsCopy } from '../credentialsCopy.ts';
import { GuestLogin } from '../GuestLogin.tsx';
import { loginCopy as copy } from './loginCopy.ts';
import type { LoginResult, LoginValues } from './loginModel.ts';
import { useLoginForm } from './useLoginForm.ts';

export type LoginFormProps = {
  /** The shared demo login, where the store has one. */
  guest: LoginValues | null;
  onSubmit: (values: LoginValues) => Promise<LoginResult>;
};

export function LoginForm({ guest, onSubmit }: LoginFormProps) {
  const { form, field, refill, status, submit } = useLoginForm(onSubmit);
  return (
    <AuthForm ref={form} onSubmit={(event) => void submit(event)}>
      <TextField
        {...field('email')}
        label={copy.email}
        type="email"
        autoComplete="username"
        size="lg"
        className={roomForError}
      />
      <PasswordField
        {...field('password')}
        label={credentialsCopy.password}
        labelEnd={<Link href={paths.forgotPassword}>{copy.forgot}</Link>}
        showLabel={credentialsCopy.showPassword}
        hideLabel={credentialsCopy.hidePassword}
        autoComplete="current-password"
        size="lg"
        className={roomForError}
      />
      <AuthSubmit status={status}>{copy.submit}</AuthSubmit>
      {guest && (
        <>
          <Or />
          <GuestLogin size="lg" onPrefill={() => refill(guest)} />
        </>
      )}
    </AuthForm>
  );
}

const Or = () => (
  <p className="flex items-center gap-3 text-xs text-text-subtle before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
    {credentialsCopy.or}
  </p>
);

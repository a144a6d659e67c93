import type { ComponentProps } from 'react';
import { Notice } from '#ui/notice/Notice.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { roomForError } from '../AuthForm.tsx';
import { credentialsCopy } from '../credentialsCopy.ts';
import { GuestLogin } from '../GuestLogin.tsx';
import { loginCopy } from '../login/loginCopy.ts';
import type { LoginValues } from '../login/loginModel.ts';
import type { useRenewal } from './useRenewal.ts';

export type RenewFormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  renewal: ReturnType<typeof useRenewal>;
  guest: LoginValues | null;
};

/** In a dialog nothing behind it is heard: what went wrong stands here, not in a toast. */
export const RenewForm = ({ renewal, guest, ...rest }: RenewFormProps) => (
  <form noValidate {...rest} onSubmit={(event) => void renewal.submit(event)}>
    <div role="alert">
      {renewal.failure && (
        <Notice tone="critical" className="mb-4.5">
          {renewal.failure}
        </Notice>
      )}
    </div>
    <div className="grid gap-4.5">
      <TextField
        {...renewal.field('email')}
        label={loginCopy.email}
        type="email"
        autoComplete="username"
        size="lg"
        className={roomForError}
      />
      <PasswordField
        {...renewal.field('password')}
        label={credentialsCopy.password}
        showLabel={credentialsCopy.showPassword}
        hideLabel={credentialsCopy.hidePassword}
        autoComplete="current-password"
        size="lg"
        className={roomForError}
        data-autofocus
      />
      {guest && <GuestLogin size="lg" onPrefill={() => renewal.prefill(guest)} />}
    </div>
  </form>
);

import { ArrowRight } from 'lucide-react';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { AuthForm, AuthSubmit, roomForError } from '../AuthForm.tsx';
import { credentialsCopy } from '../credentialsCopy.ts';
import { useTouchedForm } from '../useTouchedForm.ts';
import { registerCopy as copy } from './registerCopy.ts';
import {
  emptyRegistration,
  registerRules,
  type RegisterResult,
  type Registration,
  registrationOf,
} from './registerModel.ts';

export type RegisterFormProps = { onSubmit: (registration: Registration) => Promise<RegisterResult> };

export function RegisterForm({ onSubmit }: RegisterFormProps) {
  const { field, handleSubmit, refuse, status } = useTouchedForm(emptyRegistration, registerRules);
  const submit = handleSubmit(async (values) => {
    const result = await onSubmit(registrationOf(values));
    if (typeof result === 'object') refuse(result);
  });
  const required = { requirement: 'required', size: 'lg', className: roomForError } as const;
  return (
    <AuthForm onSubmit={(event) => void submit(event)}>
      <TextField {...field('fullName')} {...required} label={copy.fullName} autoComplete="name" />
      <TextField {...field('email')} {...required} label={copy.email} type="email" autoComplete="username" />
      <TextField
        {...field('phoneNumber')}
        label={copy.phone}
        requirement="optional"
        optionalLabel={copy.optional}
        placeholder={copy.phoneExample}
        type="tel"
        autoComplete="tel"
        size="lg"
        className={roomForError}
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

const VerifyEmail = ({ status }: { status: 'ready' | 'busy' }) => (
  <AuthSubmit status={status}>
    {status === 'busy' ? (
      copy.submitting
    ) : (
      <span className="inline-flex items-center gap-2">
        {copy.submit} <ArrowRight className="size-4 rtl:-scale-x-100" />
      </span>
    )}
  </AuthSubmit>
);

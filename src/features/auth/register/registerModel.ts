import { NAME_MAX, PHONE_MAX, type register } from '#contract/admin.ts';
import type { Body } from '#contract/call.ts';
import { emailError, newPasswordError } from '../credentialsModel.ts';
import type { Refused } from '../refused.ts';
import { registerCopy as copy } from './registerCopy.ts';

export type RegisterValues = { fullName: string; email: string; phoneNumber: string; password: string };
export const emptyRegistration: RegisterValues = { fullName: '', email: '', phoneNumber: '', password: '' };

/** What became of the attempt. Whatever it was, the form keeps what was typed. */
export type RegisterResult = 'registered' | 'userAlreadyExists' | 'failed' | Refused<RegisterValues>;

function nameError(name: string): string | undefined {
  const letters = name.trim().length;
  if (letters === 0) return copy.nameRequired;
  return letters > NAME_MAX ? copy.nameLong(NAME_MAX) : undefined;
}

const phoneError = (phone: string): string | undefined =>
  phone.trim().length > PHONE_MAX ? copy.phoneLong(PHONE_MAX) : undefined;

export const registerRules = {
  fullName: nameError,
  email: emailError,
  phoneNumber: phoneError,
  password: newPasswordError,
};

export type Registration = Body<typeof register>;

/** What is sent: without the blanks around it, and a telephone number only where one was given. */
export function registrationOf({ fullName, email, phoneNumber, password }: RegisterValues): Registration {
  const phone = phoneNumber.trim();
  return {
    fullName: fullName.trim(),
    email: email.trim(),
    password,
    ...(phone !== '' && { phoneNumber: phone }),
  };
}

import * as z from 'zod/mini';
import type { Account } from '#contract/accounts/account.ts';
import type { Messages } from '#languages/messages.ts';
import {
  createNameSchema,
  createNewPasswordSchema,
  createPhoneSchema,
} from '#features/form/credentialsModel.ts';

export const createProfileSchema = (t: Messages['auth']) =>
  z.object({ fullName: createNameSchema(t.register), phoneNumber: createPhoneSchema(t.register) });
export type ProfileValues = z.output<ReturnType<typeof createProfileSchema>>;

export const toProfileValues = ({
  fullName,
  phoneNumber,
}: Pick<Account, 'fullName' | 'phoneNumber'>): ProfileValues => ({
  fullName,
  phoneNumber: phoneNumber ?? '',
});

export const createPasswordChangeSchema = (t: Pick<Messages, 'auth' | 'account'>) =>
  z.object({
    currentPassword: z.string().check(z.minLength(1, t.account.password.currentRequired)),
    password: createNewPasswordSchema(t.auth.credentials),
  });
export type PasswordChange = z.output<ReturnType<typeof createPasswordChangeSchema>>;
export const emptyPasswordChange: PasswordChange = { currentPassword: '', password: '' };

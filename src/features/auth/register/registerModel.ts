import * as z from 'zod/mini';
import type { register } from '#contract/accounts/admin.ts';
import type { Body } from '#contract/call.ts';
import type { Messages } from '#languages/messages.ts';
import type { FormFieldError } from '#features/form/formFieldError.ts';
import {
  createEmailSchema,
  createNameSchema,
  createNewPasswordSchema,
  createPhoneSchema,
} from '#features/form/credentialsModel.ts';

const createValuesSchema = (t: Messages['auth']) =>
  z.object({
    fullName: createNameSchema(t.register),
    email: createEmailSchema(t.credentials),
    phoneNumber: createPhoneSchema(t.register),
    password: createNewPasswordSchema(t.credentials),
  });
type RegisterValues = z.input<ReturnType<typeof createValuesSchema>>;
export type RegisterBody = Body<typeof register>;

/** Schema of the registration. Its output is the request body: trimmed, and with a phone number only if given. */
export const createRegisterSchema = (messages: Messages['auth']) =>
  z.pipe(
    createValuesSchema(messages),
    z.transform(({ phoneNumber, ...rest }): RegisterBody => ({
      ...rest,
      ...(phoneNumber !== '' && { phoneNumber }),
    })),
  );

export const emptyRegistration: RegisterValues = { fullName: '', email: '', phoneNumber: '', password: '' };

/** The outcome of an attempt. The form keeps its input. */
export type RegisterResult = 'registered' | 'userAlreadyExists' | 'failed' | FormFieldError<RegisterValues>;

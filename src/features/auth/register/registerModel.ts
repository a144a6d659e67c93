import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH, type register } from '#contract/accounts/admin.ts';
import type { Body } from '#contract/call.ts';
import type { Messages } from '#languages/messages.ts';
import type { FormFieldError } from '#features/form/useValidatedForm.ts';
import { createEmailSchema, createNewPasswordSchema } from '../credentialsModel.ts';

const createValuesSchema = (t: Messages['auth']) =>
  z.object({
    fullName: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, t.register.nameRequired),
        z.maxLength(MAX_NAME_LENGTH, t.register.nameLong(MAX_NAME_LENGTH)),
      ),
    email: createEmailSchema(t.credentials),
    phoneNumber: z
      .string()
      .check(z.trim(), z.maxLength(MAX_PHONE_LENGTH, t.register.phoneLong(MAX_PHONE_LENGTH))),
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

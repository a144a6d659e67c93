import * as z from 'zod/mini';
import { emailSchema } from '../credentialsModel.ts';

export const forgotSchema = z.object({ email: emailSchema });
export const emptyForgot = { email: '' };

/** The outcome of the request. A failure says nothing here, and the input keeps its text. */
export type ForgotResult = 'sent' | 'failed';

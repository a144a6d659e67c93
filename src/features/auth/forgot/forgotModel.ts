import { emailError } from '../credentialsModel.ts';

export type ForgotValues = { email: string };
export const emptyForgot: ForgotValues = { email: '' };
export const forgotRules = { email: emailError };

/** What became of the request. A failure says nothing here, and the input keeps its text. */
export type ForgotResult = 'sent' | 'failed';

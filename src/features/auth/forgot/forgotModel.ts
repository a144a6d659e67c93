import * as z from 'zod/mini';
import type { Words } from '#languages/words.ts';
import { createEmailSchema } from '../credentialsModel.ts';

export const createForgotSchema = ({ credentialsCopy }: Words['auth']) =>
  z.object({ email: createEmailSchema(credentialsCopy) });
export const emptyForgot = { email: '' };

/** The outcome of the request. A failure says nothing here, and the input keeps its text. */
export type ForgotResult = 'sent' | 'failed';

import type { WaitingMail } from '#server/base/outbox.ts';
import { ASHA } from '../person.ts';

export const createWaitingMail = (changes: Partial<WaitingMail> = {}): WaitingMail => ({
  id: 'm1',
  kind: 'code',
  email: ASHA.email,
  language: 'en',
  userAgent: undefined,
  code: '042917',
  createdAt: 0,
  expiresAt: 300_000,
  ...changes,
});

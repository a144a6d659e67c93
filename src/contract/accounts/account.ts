import * as z from 'zod/mini';
import { identifierText, lineText } from '../text/textSchemas.ts';
import { defineCall } from '../call.ts';
import { admin } from './admin.ts';

/** Capability of a backend whose administrators can change their account and end their sessions. */
export const ACCOUNT_CAPABILITY = 'account';

/** A device by its browser and system: 'Safari' and 'iPhone'. Null if unknown. */
const device = z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) });
export type Device = z.output<typeof device>;

/** A session that is signed in. Times are ISO 8601. */
const openSession = z.object({
  /** Identifies the session only in `endSession`. */
  id: z.string(),
  device,
  startedAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string(),
  /** The session that made the request. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

/** `guest`: shared by many people, so that nobody can change it. Its only session is the current one. */
const account = z.extend(admin, { kind: z.enum(['admin', 'guest']), sessions: z.array(openSession) });
export type Account = z.output<typeof account>;

export const getAccount = defineCall({
  method: 'GET',
  path: '/api/account',
  capability: ACCOUNT_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({ account }),
});

export const saveProfile = defineCall({
  method: 'POST',
  path: '/api/account/profile',
  capability: ACCOUNT_CAPABILITY,
  bodyType: 'json',
  body: z.object({ fullName: lineText, phoneNumber: z.optional(identifierText) }),
  response: z.object({ admin }),
});

/** Sets a new password, ends all other sessions, and sends an email. A wrong `currentPassword` is a 400 about it. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/account/password',
  capability: ACCOUNT_CAPABILITY,
  bodyType: 'json',
  body: z.object({ currentPassword: z.string(), password: z.string() }),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Ends one of the account's sessions. Does nothing if it has already ended. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  capability: ACCOUNT_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

/** Ends all sessions of the account except the current one. */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/account/end-other-sessions',
  capability: ACCOUNT_CAPABILITY,
  bodyType: 'none',
  body: z.undefined(),
  response: z.object({}),
  parsedResponse: z.unknown(),
});

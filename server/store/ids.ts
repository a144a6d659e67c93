import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as text. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns 96 random bits, in the form of the sample's ids. */
export const newId = (): string => randomBytes(12).toString('hex');

/** Hashes by SHA-256: a token has enough entropy of its own, so nothing slower is needed. */
export const digest = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

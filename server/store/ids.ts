import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits as text. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns 96 random bits in the format of the sample's ids. */
export const createId = (): string => randomBytes(12).toString('hex');

/** Hashes with SHA-256. Tokens have enough entropy that a slower hash isn't needed. */
export const digest = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 96 random bits, written as the ids of the sample are. */
export const newId = (): string => randomBytes(12).toString('hex');

/** SHA-256: a token has enough entropy of its own, so nothing slower is needed. */
export const digest = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

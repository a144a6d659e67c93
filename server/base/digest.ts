import { hash } from 'node:crypto';

/** Hashes with SHA-256. Tokens have enough entropy that a slower hash isn't needed. */
export const digest = (text: string | Uint8Array): string => hash('sha256', text, 'base64url');

import * as z from 'zod/mini';
import { cleanCode, cleanLine, cleanLines, joinCode, removeInvisible } from './cleanText.ts';

// Texts that people type, paste, import or send. Passwords, ids and other values of programs stay as they are sent.

/** A name or another text of one line. */
export const lineText = z.string().check(z.overwrite(cleanLine));
/** A text of several lines. */
export const linesText = z.string().check(z.overwrite(cleanLines));
/** An address, a number or an id, without invisible characters. */
export const identifierText = z.string().check(z.overwrite(removeInvisible));
/** A number in digits, which become '0'–'9'. */
export const digitsText = z.string().check(z.overwrite(cleanCode));
/** A code that people may group: '123 456' is '123456'. */
export const secretCodeText = z.string().check(z.overwrite(joinCode));

import { createRules } from '../rules.ts';

export const { number, plural } = createRules<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar');

/** Isolates a name or an id that may be left to right, so that the order of its sentence is kept. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

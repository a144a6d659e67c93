import { createRules } from '../rules.ts';

export const { number, plural, list } = createRules<'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>('ar');

/** Keeps a name or an id that may be written from left to right from mixing up the order of the sentence around it. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

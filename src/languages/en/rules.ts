import { createRules } from '../rules.ts';

export const { number, plural } = createRules<'one' | 'other'>('en');

import { createRules } from '../rules.ts';

export const { number, plural, list } = createRules<'one' | 'other'>('de');

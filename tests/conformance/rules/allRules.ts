import type { Rule } from '../rule.ts';
import { accountRules } from './accountRules.ts';
import { oddInputRules } from './oddInputRules.ts';
import { orderRules } from './orderRules.ts';
import { pageRules } from './pageRules.ts';
import { productRules } from './productRules.ts';
import { refusedVisitorRules } from './refusedVisitorRules.ts';
import { sessionRules } from './sessionRules.ts';
import { uploadRules } from './uploadRules.ts';

/** Every rule, in the order in which they run. */
export const allRules: readonly Rule[] = [
  ...sessionRules,
  ...refusedVisitorRules,
  ...accountRules,
  ...productRules,
  ...uploadRules,
  ...oddInputRules,
  ...orderRules,
  ...pageRules,
];

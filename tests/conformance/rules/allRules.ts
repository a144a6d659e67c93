import type { Rule } from '../rule.ts';
import { accountRules } from './accountRules.ts';
import { customerRules } from './customerRules.ts';
import { historyRules } from './historyRules.ts';
import { idempotencyRules } from './idempotencyRules.ts';
import { liveRules } from './liveRules.ts';
import { oddInputRules } from './oddInputRules.ts';
import { orderMailRules } from './orderMailRules.ts';
import { orderRules } from './orderRules.ts';
import { orderWorkRules } from './orderWorkRules.ts';
import { ownAccountRules } from './ownAccountRules.ts';
import { pageRules } from './pageRules.ts';
import { passkeyRules } from './passkeyRules.ts';
import { productRules } from './productRules.ts';
import { refusedVisitorRules } from './refusedVisitorRules.ts';
import { replayRules } from './replayRules.ts';
import { reportRules } from './reportRules.ts';
import { sessionRules } from './sessionRules.ts';
import { storeDetailRules } from './storeDetailRules.ts';
import { storeKeyRules, storeOrderRules } from './storeApiRules.ts';
import { uploadRules } from './uploadRules.ts';
import { viewRules } from './viewRules.ts';
import { webhookRules } from './webhookRules.ts';

/** Every rule, in the order in which they run. */
export const allRules: readonly Rule[] = [
  // The sixteen calls.
  ...sessionRules,
  ...refusedVisitorRules,
  ...accountRules,
  ...productRules,
  ...uploadRules,
  ...oddInputRules,
  ...orderRules,
  // Extensions.
  ...pageRules,
  ...customerRules,
  ...historyRules,
  ...idempotencyRules,
  ...viewRules,
  ...storeDetailRules,
  ...reportRules,
  ...liveRules,
  ...orderWorkRules,
  ...orderMailRules,
  ...storeKeyRules,
  ...storeOrderRules,
  ...webhookRules,
  ...ownAccountRules,
  ...passkeyRules,
  ...replayRules,
];

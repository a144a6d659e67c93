import { expect, it } from 'vitest';
import { fuzzWebhooks } from '../../fuzz/webhooks.ts';

it('survives hostile addresses, answers and bodies', async () =>
  expect(await fuzzWebhooks(150, 20_261_130)).toEqual([]));

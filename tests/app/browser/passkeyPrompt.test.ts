import { expect, it } from 'vitest';
import { toPromptFailure } from '#app/browser/passkeyPrompt.ts';

const named = (name: string) => Object.assign(new Error('message'), { name });

it.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'aborted'],
  ['InvalidStateError', 'alreadyAdded'],
])('reads a %s as %s', (name, status) => expect(toPromptFailure(named(name))).toEqual({ status }));

it('keeps any other error', () => {
  const error = named('SecurityError');
  expect(toPromptFailure(error)).toEqual({ status: 'failed', error });
});

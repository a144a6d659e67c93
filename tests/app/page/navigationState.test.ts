import { expect, it } from 'vitest';
import { parseNavigationState } from '#app/page/navigationState.ts';

const message = { tone: 'success', text: 'Successfully logged in!' } as const;

it('reads the state of a navigation', () => {
  expect(parseNavigationState({ message, from: '/orders?page=2', email: 'a@b.co', other: 1 })).toEqual({
    message,
    from: '/orders?page=2',
    email: 'a@b.co',
  });
});

it.each([
  undefined,
  null,
  'a text',
  [message],
  { email: { address: 'a@b.co' } },
  { email: '' },
  { message: 'just a text' },
  { message: { tone: 'loud', text: 'Hello' } },
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example' },
  { from: '/\\elsewhere.example' },
])('ignores the invalid state %j', (state) => expect(parseNavigationState(state)).toEqual({}));

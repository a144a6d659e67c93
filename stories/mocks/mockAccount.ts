import type { HttpHandler } from 'msw';
import type { Account, OpenSession } from '#contract/accounts/account.ts';
import { extensions } from '#contract/calls.ts';
import { anAdmin } from './builders.ts';
import { mockCall, respondWithFieldError } from './mockCall.ts';

export const currentSession: OpenSession = {
  id: 'here',
  device: { browser: 'Chrome', system: 'Windows' },
  startedAt: '2026-11-20T03:44:00.000Z',
  lastUsedAt: '2026-11-20T11:58:00.000Z',
  isCurrent: true,
};

const otherSessions: readonly OpenSession[] = [
  {
    id: 'phone',
    device: { browser: 'Safari', system: 'iPhone' },
    startedAt: '2026-11-16T08:12:00.000Z',
    lastUsedAt: '2026-11-20T07:30:00.000Z',
    isCurrent: false,
  },
  {
    id: 'unknown',
    device: { browser: null, system: null },
    startedAt: '2026-11-18T16:05:00.000Z',
    lastUsedAt: '2026-11-19T18:21:00.000Z',
    isCurrent: false,
  },
];

export const sampleAccount: Account = {
  ...anAdmin({ phoneNumber: '+91 98450 11223' }),
  kind: 'admin',
  sessions: [currentSession, ...otherSessions],
};

export const CURRENT_PASSWORD = 'browse-the-counter';

/** Mocks the calls of an account. `checkAdmin` must also announce the `account` capability. */
export function mockAccount(initial: Account = sampleAccount) {
  let account = initial;
  const keep = (matches: (session: OpenSession) => boolean) => {
    account = { ...account, sessions: account.sessions.filter(matches) };
    return {};
  };
  return {
    getAccount: mockCall(extensions.getAccount, () => ({ account })),
    saveProfile: mockCall(extensions.saveProfile, ({ body }) => {
      const { fullName, phoneNumber } = body;
      account = { ...account, fullName, phoneNumber };
      return { admin: { fullName, phoneNumber, email: account.email } };
    }),
    changePassword: mockCall(extensions.changePassword, ({ body }) =>
      body.currentPassword === CURRENT_PASSWORD
        ? keep(({ isCurrent }) => isCurrent)
        : respondWithFieldError('currentPassword', 'This isn’t your current password.'),
    ),
    endSession: mockCall(extensions.endSession, ({ params }) => keep(({ id }) => id !== params.id)),
    endOtherSessions: mockCall(extensions.endOtherSessions, () => keep(({ isCurrent }) => isCurrent)),
  } satisfies Record<string, HttpHandler>;
}

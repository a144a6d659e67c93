import type { Account, OpenSession } from '#contract/accounts/account.ts';
import { anAdmin } from './builders.ts';

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

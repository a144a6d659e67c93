import type { Write } from '#server/base/history.ts';

/** A write of an administrator who may have no account. */
export const aWrite: Write = { at: '2026-11-20T10:00:00.000Z', adminId: 'a1' };

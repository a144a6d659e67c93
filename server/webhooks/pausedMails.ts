import type { Deps } from '../base/deps.ts';
import type { WaitingMail } from '../base/outbox.ts';
import type { StoredEndpoint } from '../base/webhooks.ts';

const DAY_MS = 86_400_000;

/**
 * Creates the emails about a paused endpoint: to the administrator who added it, or, if that account was removed, to all
 * administrators.
 */
export async function createPausedMails(
  { id, createdBy, language }: StoredEndpoint,
  { db, clock, createId }: Pick<Deps, 'db' | 'clock' | 'createId'>,
): Promise<WaitingMail[]> {
  const owner = createdBy === undefined ? undefined : await db.admins.find(createdBy);
  const admins = owner ? [owner] : (await db.admins.findAll()).filter(({ kind }) => kind === 'admin');
  const createdAt = clock();
  return admins.map(({ email }) => ({
    id: createId(),
    kind: 'webhookPaused',
    email,
    language,
    code: id,
    userAgent: undefined,
    createdAt,
    expiresAt: createdAt + DAY_MS,
  }));
}

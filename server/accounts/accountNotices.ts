import type { Deps } from '../base/deps.ts';
import type { Visitor } from '../base/handler.ts';
import { sendInBackground } from './sendMails.ts';
import type { NoticeKind } from '../base/outbox.ts';
import type { StoredAdmin } from '../base/database.ts';
import { consumeRateLimit, type RateLimit } from './rateLimits.ts';

/** Limits emails about new devices per account, for scripts that sign in without keeping cookies. */
export const NEW_DEVICE_MAIL_LIMIT: RateLimit = { limit: 5, windowMs: 3_600_000 };

const DAY_MS = 86_400_000;

type Sender = Pick<Visitor, 'userAgent' | 'language'>;

/** Stores a notice for the administrator, and sends it after the response. It says what happened, when and where. */
export async function notify(
  kind: NoticeKind,
  { userAgent, language }: Sender,
  { email }: StoredAdmin,
  deps: Deps,
): Promise<void> {
  const [id, createdAt] = [deps.createId(), deps.clock()];
  const times = { createdAt, expiresAt: createdAt + DAY_MS };
  await deps.db.outbox.add({ id, kind, email, language, code: undefined, userAgent, ...times });
  sendInBackground(id, deps);
}

/**
 * Remembers that the administrator signed in on this device, and sends an email if the account has only been used on
 * others. A cookie identifies the device, because many people have the same browser and system. Runs in the background,
 * so that the response is the same. The guest account is shared, so its devices don't matter.
 */
export function rememberDevice(visitor: Visitor, admin: StoredAdmin, deps: Deps): void {
  if (admin.kind === 'guest') return;
  const token = visitor.deviceStorage.read() ?? deps.createToken();
  // Also extends the lifetime of a known cookie.
  visitor.deviceStorage.write(token);
  const at = deps.clock();
  deps.backgroundTasks.run(async () => {
    if ((await deps.db.devices.remember(admin.id, deps.digest(token), at)) !== 'new') return;
    const limitKey = `new device mail ${admin.id}`;
    if ((await consumeRateLimit(limitKey, NEW_DEVICE_MAIL_LIMIT, deps)) !== undefined) return;
    await notify('newDevice', visitor, admin, deps);
  });
}

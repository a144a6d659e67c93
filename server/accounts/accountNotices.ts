import type { Deps } from '../http/deps.ts';
import type { Visitor } from '../http/handler.ts';
import { buildNewDeviceMail, buildPasswordChangedMail } from '../mail/mailTemplates.ts';
import type { StoredAdmin } from '../store/store.ts';
import { describeDevice } from './devices.ts';
import { consumeRateLimit, type RateLimit } from './rateLimits.ts';

/** Limits emails about new devices per account, for scripts that sign in without keeping cookies. */
export const NEW_DEVICE_MAIL_LIMIT: RateLimit = { limit: 5, windowMs: 3_600_000 };

type Sender = Pick<Visitor, 'userAgent' | 'language'>;

/** Returns when and on which device something happened, for an email. */
async function describeEvent({ userAgent }: Sender, at: number, { store }: Deps) {
  const { timeZone } = await store.details.get();
  return { at, timeZone: timeZone ?? 'UTC', device: describeDevice(userAgent) };
}

async function notifyOfNewDevice(visitor: Sender, admin: StoredAdmin, at: number, deps: Deps) {
  const key = `new device mail ${admin.id}`;
  if ((await consumeRateLimit(key, NEW_DEVICE_MAIL_LIMIT, deps)) !== undefined) return;
  const event = await describeEvent(visitor, at, deps);
  const link = `${deps.accounts.getOrigin()}/account`;
  await deps.mailer.send(buildNewDeviceMail(admin, link, event, visitor.language));
  deps.log.info({ admin: admin.id }, 'new device notice sent');
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
    const device = await deps.store.devices.remember(admin.id, deps.digest(token), at);
    if (device === 'new') await notifyOfNewDevice(visitor, admin, at, deps);
  });
}

/** Sends an email about a changed password in the background. */
export function notifyOfChangedPassword(visitor: Sender, admin: StoredAdmin, deps: Deps): void {
  const at = deps.clock();
  deps.backgroundTasks.run(async () => {
    const event = await describeEvent(visitor, at, deps);
    const link = `${deps.accounts.getOrigin()}/forgot-password`;
    await deps.mailer.send(buildPasswordChangedMail(admin, link, event, visitor.language));
    deps.log.info({ admin: admin.id }, 'password notice sent');
  });
}

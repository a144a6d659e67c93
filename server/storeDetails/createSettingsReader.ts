import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { getPasskeyHost } from '../accounts/passkeys/passkeyChallenges.ts';
import type { Deps } from '../base/deps.ts';

type ReaderDeps = Pick<Deps, 'db' | 'log'> & {
  publicSettings: PublicSettings;
  /** Returns the public origin of the front end, known once the server listens. */
  getOrigin: () => string;
};

/** Creates a function that adds the saved store details to the settings, or the last known ones if reading fails. */
export function createSettingsReader({ db, log, publicSettings, getOrigin }: ReaderDeps) {
  let current = publicSettings;
  return async (): Promise<PublicSettings> => {
    const origin = getOrigin();
    const passkeyOrigin = getPasskeyHost(origin) === undefined ? null : origin;
    try {
      const { updatedAt: _, ...details } = await db.details.get();
      current = { ...publicSettings, ...details };
    } catch (error) {
      log.warn({ err: error }, 'store details not read: using the last known ones');
    }
    return { ...current, passkeyOrigin };
  };
}

import * as z from 'zod/mini';
import { cleanLine } from '#contract/text/cleanText.ts';
import type { Device } from '#contract/accounts/account.ts';
import { MAX_PASSKEY_NAME_LENGTH, type Passkey, type SignInRule } from '#contract/accounts/passkeys.ts';
import type { Messages } from '#languages/messages.ts';

/** Whether a passkey can be added in this browser at this address. */
export type PasskeySupport =
  | { status: 'supported' }
  /** The page has another address than the one where passkeys work. Both are origins: 'https://admin.store.example'. */
  | { status: 'elsewhere'; origin: string; current: string }
  /** The page was not loaded with https. */
  | { status: 'insecure' }
  /** The browser has no passkeys. */
  | { status: 'unsupported' };

type PageAddress = {
  /** Origin of the page. */
  origin: string;
  context: 'secure' | 'insecure';
  webAuthn: 'supported' | 'unsupported';
};

/** Returns whether a page can add passkeys that work at `origin`. */
export function getPasskeySupport(origin: string, page: PageAddress): PasskeySupport {
  if (page.origin !== origin) return { status: 'elsewhere', origin, current: page.origin };
  if (page.context === 'insecure') return { status: 'insecure' };
  return page.webAuthn === 'supported' ? { status: 'supported' } : { status: 'unsupported' };
}

/** Returns whether a passkey works at an origin. */
export const worksAt = ({ host }: Pick<Passkey, 'host'>, origin: string): boolean =>
  new URL(origin).hostname === host;

/** Suggests the device's name for a new passkey; '' if the device is unknown. */
export function suggestName(device: Device | undefined, formatDevice: (device: Device) => string): string {
  if (!device || (device.browser === null && device.system === null)) return '';
  // Without the invisible signs of right-to-left languages.
  return formatDevice(device)
    .replaceAll(/[\u2068\u2069]/g, '')
    .slice(0, MAX_PASSKEY_NAME_LENGTH);
}

const createNameSchema = (t: Messages['passkeys']) =>
  z
    .string()
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, t.adding.nameRequired),
      z.maxLength(MAX_PASSKEY_NAME_LENGTH, t.adding.nameLong(MAX_PASSKEY_NAME_LENGTH)),
    );
const createPasswordSchema = (t: Messages['passkeys']) =>
  z.string().check(z.minLength(1, t.dialogs.passwordRequired));

export const createConfirmationSchema = (t: Messages['passkeys']) =>
  z.object({ currentPassword: createPasswordSchema(t) });
export type Confirmation = z.output<ReturnType<typeof createConfirmationSchema>>;

export const createNewPasskeySchema = (t: Messages['passkeys']) =>
  z.object({ name: createNameSchema(t), currentPassword: createPasswordSchema(t) });
export type NewPasskey = z.output<ReturnType<typeof createNewPasskeySchema>>;

export const createRenamingSchema = (t: Messages['passkeys']) => z.object({ name: createNameSchema(t) });
export type Renaming = z.output<ReturnType<typeof createRenamingSchema>>;

/** The open dialog of the card. */
export type PasskeyDialog =
  | { status: 'closed' }
  /** `prompting`: the browser asks for the fingerprint, face or screen lock. */
  | { status: 'adding'; prompt: 'closed' | 'prompting' }
  | { status: 'renaming'; passkey: Passkey }
  | { status: 'removing'; passkey: Passkey }
  | { status: 'changingRule'; rule: SignInRule }
  | { status: 'creatingCodes' }
  | { status: 'showingCodes'; codes: readonly string[] };

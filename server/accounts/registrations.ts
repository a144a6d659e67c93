import { NAME_MAX, PHONE_MAX } from '#contract/admin.ts';
import type { Deps } from '../deps.ts';
import { refuseField } from '../refusal.ts';
import { serverCopy } from '../serverCopy.ts';
import { adminOf } from '../session/sessions.ts';
import type { SessionPort } from '../session/sessionPort.ts';
import type { Registration } from '../store/accountPort.ts';

/** How long a registration waits for its code. */
export const REGISTRATION_LIFE = 24 * 3_600_000;

/** On one line, with nothing in it that can't be seen. */
const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

export function readName(text: string): string {
  const name = oneLine(text);
  if (name === '') refuseField('fullName', serverCopy.nameMissing);
  if (name.length > NAME_MAX) refuseField('fullName', serverCopy.nameTooLong(NAME_MAX));
  return name;
}

export function readPhone(text: string | undefined): string | undefined {
  const phone = oneLine(text ?? '');
  if (phone.length > PHONE_MAX) refuseField('phoneNumber', serverCopy.phoneTooLong(PHONE_MAX));
  return phone || undefined;
}

/**
 * The token by which this browser is known again at its code. Anybody can register anybody's address; without it, who
 * proves to own an address could open an account with a stranger's password. One that came along counts only with a
 * session: it may have been planted.
 */
export async function browserOf(session: SessionPort, deps: Deps): Promise<string> {
  const held = (await adminOf(session, deps)) && session.read();
  const token = held || deps.newToken();
  session.write(token);
  return deps.digest(token);
}

/** What was registered for the address and waits for a code, the newest first. */
export async function waitingFor(email: string, { store, clock }: Deps): Promise<Registration[]> {
  const oldest = clock() - REGISTRATION_LIFE;
  return (await store.registrations.of(email)).filter(({ madeAt }) => madeAt > oldest);
}

/**
 * What this browser registered for the address. A caller without any token is no browser: it gets the newest, as
 * nothing tells it from who made that.
 */
export async function registrationOf(
  email: string,
  session: SessionPort,
  deps: Deps,
): Promise<Registration | undefined> {
  const waiting = await waitingFor(email, deps);
  const token = session.read();
  return token === undefined ? waiting[0] : waiting.find(({ browser }) => browser === deps.digest(token));
}

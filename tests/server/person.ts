import type { Mail } from '#server/base/mail.ts';
import { type ServerUnderTest, type Visitor, createVisitor } from './serverUnderTest.ts';

export const ASHA = {
  fullName: 'Asha Rao',
  email: 'asha@store.example',
  password: 'a bowl of marigolds',
  phoneNumber: '+91 98 4500 1122',
};

/** Returns the data of a response, or the status and body of an error. */
export async function readData(response: Promise<Response>): Promise<unknown> {
  const { status, ...rest } = { status: (await response).status, ...(await (await response).json()) };
  return status === 200 ? rest.data : { status, ...rest };
}

export type Person = Visitor & {
  register(changes?: object): Promise<unknown>;
  status(email?: string): Promise<unknown>;
  verify(otp: string, email?: string): Promise<unknown>;
  resend(email?: string): Promise<unknown>;
  login(password?: string, email?: string): Promise<unknown>;
  isSignedIn(): Promise<boolean>;
};

/** Creates a client with its own cookies and IP address. */
export function createPerson(
  { app, deps }: Pick<ServerUnderTest, 'app' | 'deps'>,
  address = '192.0.2.1',
): Person {
  const browser = createVisitor(app);
  const ask = (call: string, body: object) =>
    readData(browser.post(`/api/admin/${call}`, body, { 'test-address': address }));
  /** Also waits for the emails that the call sends. */
  const askForMail = async (call: string, body: object) => {
    const data = await ask(call, body);
    await deps.backgroundTasks.waitUntilIdle();
    return data;
  };
  return Object.assign(browser, {
    register: (changes: object = {}) => askForMail('register', { ...ASHA, ...changes }),
    status: (email = ASHA.email) => ask('check-otp-status', { email }),
    verify: (otp: string, email = ASHA.email) => ask('verify-otp', { email, otp }),
    resend: (email = ASHA.email) => askForMail('resend-otp', { email }),
    login: (password = ASHA.password, email = ASHA.email) => askForMail('login', { email, password }),
    isSignedIn: async () =>
      ((await readData(browser.get('/api/admin/check-admin'))) as { isLoggedIn: boolean }).isLoggedIn,
  });
}

export function getNewestCodeOrLink(mails: readonly Mail[]): string {
  const mail = mails.at(-1);
  if (!mail) throw new Error('no mail was sent');
  return mail.codeOrLink;
}

export const getOtherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

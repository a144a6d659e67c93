import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { register, verifyOtp } from '#contract/accounts/admin.ts';

const EMAIL = 'owner@store.example';

/** Reads the code of the only email that the server has written to its folder. */
async function readCode(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    await sleep(100);
    const name = readMails(folder)[0];
    const code = name && /^Subject:.*\b(\d{6})\b/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
    if (code) return code;
  }
  throw new Error(`no email with a code in ${folder}`);
}

function readMails(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** Registers an administrator with an account of its own, which may add webhooks. Returns the cookie of its session. */
export async function registerAdmin(address: string, dataDir: string): Promise<string> {
  let cookie = '';
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
  };
  await post(register.path, { email: EMAIL, password: 'browse-the-counter', fullName: 'Owner' });
  await post(verifyOtp.path, { email: EMAIL, otp: await readCode(dataDir) });
  return cookie;
}

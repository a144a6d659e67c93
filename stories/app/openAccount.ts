import { ACCOUNT_CAPABILITY } from '#contract/accounts/account.ts';
import { ananya, CURRENT_SESSION, openBackend } from '#mocks/backend.ts';
import { sampleAccount } from '#mocks/sampleAccount.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** Opens a backend on which Ananya is signed in on three devices. */
export async function openAccount(...capabilities: string[]) {
  const { db } = await openBackend({
    capabilities: [ACCOUNT_CAPABILITY, ...capabilities],
    // No session has ended.
    now: Date.UTC(2026, 10, 20, 6),
  });
  const { admins, sessions: stored } = db;
  await admins.saveProfile(ananya.id, sampleAccount);
  await stored.removeAllOf(ananya.id);
  for (const [digest, startedAt, seenAt, userAgent] of [
    [CURRENT_SESSION, '2026-11-20T03:44:00Z', '2026-11-20T11:58:00Z', CHROME],
    ['phone', '2026-11-16T08:12:00Z', '2026-11-20T07:30:00Z', SAFARI],
    ['unknown', '2026-11-18T16:05:00Z', '2026-11-19T18:21:00Z', undefined],
  ] as const) {
    await stored.add(digest, { adminId: ananya.id, startedAt: Date.parse(startedAt), userAgent });
    await stored.touch(digest, Date.parse(seenAt));
  }
}

import { RECOVERY_CODE_COUNT } from '#contract/accounts/passkeys.ts';
import { joinCode } from '#contract/text/cleanText.ts';
import type { Deps } from '../../base/deps.ts';
import { requirePasskeys } from './passkeyChallenges.ts';

const formatCode = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');

/** Computes the digest that a recovery code is stored as. Ignores case, spaces and dashes. */
export const digestRecoveryCode = (code: string, { digest }: Pick<Deps, 'digest'>): string =>
  digest(joinCode(code.normalize('NFKC')).toLowerCase());

/** Creates recovery codes. `shown` is for the person, and `digests` for the store. */
export function createRecoveryCodes(deps: Pick<Deps, 'passkeys' | 'digest'>): {
  shown: string[];
  digests: string[];
} {
  const { createRecoveryCode } = requirePasskeys(deps);
  const shown = Array.from({ length: RECOVERY_CODE_COUNT }, () => formatCode(createRecoveryCode()));
  return { shown, digests: shown.map((code) => digestRecoveryCode(code, deps)) };
}

import { calls, extensions, storeApi } from '#contract/calls.ts';
import { fail, showAnswer } from '../expectations.ts';
import { defineRules } from '../rule.ts';

/** Extensions that need no session: they sign in. */
const PUBLIC: readonly string[] = [
  extensions.startPasskeySignIn,
  extensions.signInWithPasskey,
  extensions.signInWithRecoveryCode,
].map(({ path }) => path);

/** Repeats what the rules before have sent, so it comes last. */
export const replayRules = defineRules('sessions', {
  'every extension refuses a visitor without a session or key': async ({ asVisitor, succeeded }) => {
    const sixteen = new Set(Object.values<unknown>(calls));
    const sent = [...succeeded].filter(([call]) => !sixteen.has(call) && !PUBLIC.includes(call.path));
    await asVisitor(async (visitor) => {
      for (const [call, input] of sent) {
        const answer = await visitor.send(call, input as never);
        if (answer.status === 401) continue;
        const isStoreApi = Object.values<unknown>(storeApi).includes(call);
        const fix = isStoreApi
          ? 'Open the Store API only with a key.'
          : 'Answer 401 to every call of administrators without a session.';
        fail({ expected: 'status 401', received: showAnswer(answer), fix });
      }
    });
  },
});

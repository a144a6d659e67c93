import { type Failure, RuleFailure, RuleSkipped } from './expectations.ts';
import type { Rule } from './rule.ts';
import { CannotRun, type Session } from './session.ts';

type Outcome =
  | { status: 'passed' }
  | { status: 'skipped'; reason: string }
  | { status: 'failed'; failure: Failure; sent: string };

export type Result = { rule: Rule; milliseconds: number } & Outcome;

/** Returns why a rule isn't run. */
function findSkipReason({ capability, isLasting }: Rule, session: Session): string | undefined {
  if (capability !== undefined && !session.capabilities.includes(capability)) {
    return `the backend doesn't announce ${capability}`;
  }
  return isLasting && !session.isLasting ? "changes what can't be undone: run with --lasting" : undefined;
}

const toFailure = (error: unknown): Failure =>
  error instanceof RuleFailure
    ? error.failure
    : {
        expected: 'responses that the rule can read',
        received: String(error),
        fix: 'Compare the last response with the contract. If it is right, report this as a fault of the kit.',
      };

async function check(rule: Rule, session: Session): Promise<Outcome> {
  const reason = findSkipReason(rule, session);
  if (reason !== undefined) return { status: 'skipped', reason };
  try {
    await rule.run(session);
    return { status: 'passed' };
  } catch (error) {
    if (error instanceof RuleSkipped) return { status: 'skipped', reason: error.message };
    if (error instanceof CannotRun) throw error;
    return { status: 'failed', failure: toFailure(error), sent: session.getLastSent() };
  }
}

export async function runRule(rule: Rule, session: Session): Promise<Result> {
  const start = performance.now();
  const outcome = await check(rule, session);
  return { rule, milliseconds: Math.round(performance.now() - start), ...outcome };
}

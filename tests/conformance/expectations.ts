import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Answer } from './answer.ts';

/** What a rule expected, what it got instead, and what to change in the backend. */
export type Failure = { expected: string; received: string; fix: string };

/** Thrown by a rule that the backend breaks. */
export class RuleFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`expected ${failure.expected}, received ${failure.received}: ${failure.fix}`);
    this.failure = failure;
  }
}

/** Thrown by a rule that can't be checked. The message says why. */
export class RuleSkipped extends Error {}

export function fail(failure: Failure): never {
  throw new RuleFailure(failure);
}

export function skip(reason: string): never {
  throw new RuleSkipped(reason);
}

const MAX_SHOWN_LENGTH = 300;

/** Shortens a text for a message. */
export const shorten = (text: string, length = MAX_SHOWN_LENGTH): string =>
  text.length > length ? `${text.slice(0, length).toWellFormed()}…` : text;

/** Formats a value for a message. */
export const show = (value: unknown): string => shorten(JSON.stringify(value) ?? String(value));

/** Formats a response for a message. */
export const showAnswer = ({ status, text }: Pick<Answer, 'status' | 'text'>): string =>
  shorten(`status ${status} ${text}`.trimEnd());

/** Fails unless a value is the expected one. `what` names it: 'product.stock'. */
export function expectEqual(actual: unknown, expected: unknown, what: string, fix: string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  fail({ expected: `${what} ${show(expected)}`, received: show(actual), fix });
}

/** Fails unless a condition holds. */
export function expectTrue(condition: boolean, failure: Failure): void {
  if (!condition) fail(failure);
}

/** A refusal as our own server sends it. */
const refusal = z.strictObject({ message: z.string().check(z.regex(/\S/)), field: z.optional(z.string()) });

/**
 * Fails unless a request is refused because of what was sent: with one of the statuses, by default any from 400 to 499. The
 * app shows the message of a refusal, which a backend may leave out unless `isStrict`.
 */
export function expectRefusal(answer: Answer, fix: string, statuses?: readonly number[]): void {
  const isRefused = statuses?.includes(answer.status) ?? (answer.status >= 400 && answer.status < 500);
  const expected = statuses ? `status ${statuses.join(' or ')}` : 'a status from 400 to 499';
  if (!isRefused) fail({ expected, received: showAnswer(answer), fix });
  if (!answer.isStrict || refusal.safeParse(answer.body).success) return;
  const withMessage = 'Say why the request is refused: {"message": "…"}, and perhaps {"field": "…"}.';
  fail({ expected: 'a message', received: showAnswer(answer), fix: withMessage });
}

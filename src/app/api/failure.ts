import { useEffect } from 'react';
import type { FieldError } from '#contract/wire/envelope.ts';

/** Why a call brought no data. Which words the administrator reads is the screen's business. */
export type ApiFailure =
  /** No answer came: no network, no server. */
  | { kind: 'unreachable' }
  /** An answer other than 200, with the server's own words where it gave any. */
  | {
      kind: 'refused';
      status: number;
      statusText: string;
      message: string | undefined;
      /** The field of the request that the message is about, where it is about one. */
      field?: string | undefined;
    }
  /** A 200 whose content is not what was agreed. */
  | { kind: 'unreadable'; reason: string };

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(call: string, failure: ApiFailure) {
    super(`${call}: ${describeFailure(failure)}`);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

function describeFailure(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'no answer';
    case 'refused':
      return `${failure.status} ${failure.message ?? failure.statusText}`.trimEnd();
    case 'unreadable':
      return `unreadable answer, ${failure.reason}`;
    default:
      return failure satisfies never;
  }
}

export function getApiFailure(error: unknown): ApiFailure | undefined {
  return error instanceof ApiError ? error.failure : undefined;
}

/** Whether the server refused it with this status. */
export function isRefusedWith(status: number, error: unknown): boolean {
  const failure = getApiFailure(error);
  return failure?.kind === 'refused' && failure.status === status;
}

/** The server's own words, or the screen's where it had none. */
export function serverMessageOr(error: unknown, otherwise: string): string {
  const failure = getApiFailure(error);
  return (failure?.kind === 'refused' ? failure.message : undefined) ?? otherwise;
}

/** What the server says about one field of the request. */
export function getFieldError(error: unknown): FieldError | undefined {
  const failure = getApiFailure(error);
  if (failure?.kind !== 'refused') return undefined;
  const { field, message } = failure;
  return field !== undefined && message !== undefined ? { field, message } : undefined;
}

/** Logs a failure as one line on the console. */
export function logFailure(error: unknown) {
  console.warn(error instanceof Error ? error.message : String(error));
}

/** Logs a query's failure once. */
export function useLogFailure(error: unknown) {
  useEffect(() => {
    if (error) logFailure(error);
  }, [error]);
}

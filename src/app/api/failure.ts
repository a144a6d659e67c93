import { useEffect } from 'react';
import type { FieldError } from '#contract/wire/envelope.ts';

/** Why a call returned no data. Each screen chooses its own text. */
type ApiFailure =
  /** No response: no network or no server. */
  | { kind: 'unreachable' }
  /** A status other than 200, with the server's message if it sent one. */
  | {
      kind: 'refused';
      status: number;
      statusText: string;
      message: string | undefined;
      /** The request field that the message is about. */
      field?: string | undefined;
    }
  /** A 200 whose body doesn't match the contract. */
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
      return 'no response';
    case 'refused':
      return `${failure.status} ${failure.message ?? failure.statusText}`.trimEnd();
    case 'unreadable':
      return `unreadable response, ${failure.reason}`;
    default:
      return failure satisfies never;
  }
}

export function getApiFailure(error: unknown): ApiFailure | undefined {
  return error instanceof ApiError ? error.failure : undefined;
}

/** Returns whether the server responded with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  const failure = getApiFailure(error);
  return failure?.kind === 'refused' && failure.status === status;
}

/** Returns the server's message, or `fallback` if it sent none. */
export function serverMessageOr(error: unknown, fallback: string): string {
  const failure = getApiFailure(error);
  return (failure?.kind === 'refused' ? failure.message : undefined) ?? fallback;
}

/** Returns the server's message about one field of the request. */
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

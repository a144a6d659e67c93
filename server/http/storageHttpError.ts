import { getStorageFailure, type StorageFailure } from '../db/storageErrors.ts';
import { HttpError } from '../base/httpError.ts';

const createError: Record<StorageFailure, () => HttpError> = {
  full: () => new HttpError(507, (t) => t.errors.storeFull),
  notWritable: () => new HttpError(503, (t) => t.errors.storeNotWritable),
  unavailable: () => new HttpError(503, (t) => t.errors.storeUnavailable),
  imagesUnavailable: () => new HttpError(503, (t) => t.errors.imagesUnavailable),
};

/** Converts a storage error to an HttpError. Returns `undefined` for other errors. */
export function toStorageHttpError(error: unknown): HttpError | undefined {
  const failure = getStorageFailure(error);
  return failure && createError[failure]();
}

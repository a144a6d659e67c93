import { MAX_STORE_KEY_NAME_LENGTH, MAX_STORE_KEYS, type StoreKey } from '#contract/storefront/storeKeys.ts';
import { refuseGuest } from '../accounts/currentPassword.ts';
import type { Handlers } from '../base/handler.ts';
import { HttpError, throwFieldError } from '../base/httpError.ts';
import { createStoreKey, type KeyRefusal } from './createStoreKey.ts';
import type { StoredStoreKey } from '../base/storeKeys.ts';

const MINUTE_MS = 60_000;

const toIso = (time: number) => new Date(time).toISOString();

const toPublicKey = ({ id, name, ending, createdAt, lastUsedAt }: StoredStoreKey): StoreKey => ({
  id,
  name,
  ending,
  createdAt: toIso(createdAt),
  lastUsedAt: lastUsedAt === undefined ? null : toIso(lastUsedAt - (lastUsedAt % MINUTE_MS)),
});

function refuse(reason: KeyRefusal): never {
  switch (reason) {
    case 'nameMissing':
      return throwFieldError('name', (t) => t.errors.storeKeyNameMissing);
    case 'nameTooLong':
      return throwFieldError('name', (t) => t.errors.nameTooLong(MAX_STORE_KEY_NAME_LENGTH));
    case 'nameTaken':
      return throwFieldError('name', (t) => t.errors.storeKeyNameTaken);
    case 'limitReached':
      throw new HttpError(409, (t) => t.errors.tooManyStoreKeys(MAX_STORE_KEYS));
    default:
      return reason satisfies never;
  }
}

export const storeKeyHandlers = {
  getStoreKeys: {
    access: 'admins',
    handle: async ({ admin }, { db }) => {
      refuseGuest(admin);
      return { keys: (await db.storeKeys.findAll()).map(toPublicKey) };
    },
  },

  createStoreKey: {
    access: 'admins',
    handle: async ({ admin, body }, deps) => {
      refuseGuest(admin);
      const created = await createStoreKey(body.name, deps);
      if (created.outcome !== 'added') return refuse(created.outcome);
      const { key, secret } = created;
      deps.log.info({ storeKey: key.id, name: key.name }, 'store key created');
      return { key: toPublicKey(key), secret };
    },
  },

  endStoreKey: {
    access: 'admins',
    handle: async ({ admin, params: { id } }, { db, log }) => {
      refuseGuest(admin);
      const ended = await db.storeKeys.remove(id);
      if (ended) log.info({ storeKey: id, name: ended.name }, 'store key ended');
      return {};
    },
  },
} satisfies Partial<Handlers>;

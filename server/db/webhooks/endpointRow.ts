import type { Insertable, Selectable } from 'kysely';
import { WEBHOOK_TYPES, type WebhookType } from '#contract/webhooks/webhookEvents.ts';
import type { StoredEndpoint } from '../../base/webhooks.ts';
import type { Tables } from '../schema.ts';

export const parseTypes = (types: string): WebhookType[] => {
  const named = types.split(' ');
  return WEBHOOK_TYPES.filter((type) => named.includes(type));
};
export const formatTypes = (types: readonly WebhookType[]): string => types.join(' ');

export const toEndpoint = (row: Selectable<Tables['webhook_endpoints']>): StoredEndpoint => ({
  id: row.id,
  url: row.url,
  types: parseTypes(row.types),
  status: row.status,
  secret: row.secret,
  previousSecret:
    row.previous_secret === null || row.previous_secret_until === null
      ? undefined
      : { secret: row.previous_secret, until: row.previous_secret_until },
  failingSince: row.failing_since ?? undefined,
  createdAt: row.created_at,
  createdBy: row.created_by ?? undefined,
  language: row.language,
});

export const fromEndpoint = (endpoint: StoredEndpoint): Insertable<Tables['webhook_endpoints']> => ({
  id: endpoint.id,
  url: endpoint.url,
  types: formatTypes(endpoint.types),
  status: endpoint.status,
  secret: endpoint.secret,
  previous_secret: endpoint.previousSecret?.secret ?? null,
  previous_secret_until: endpoint.previousSecret?.until ?? null,
  failing_since: endpoint.failingSince ?? null,
  created_at: endpoint.createdAt,
  created_by: endpoint.createdBy ?? null,
  language: endpoint.language,
});

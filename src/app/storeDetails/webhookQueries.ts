import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import {
  createWebhookEndpoint,
  getWebhookDeliveries,
  getWebhookEndpoints,
  removeWebhookEndpoint,
  rotateWebhookSecret,
  saveWebhookEndpoint,
  sendTestWebhook,
  sendWebhookAgain,
  type WebhookDelivery,
} from '#contract/webhooks/webhookCalls.ts';
import { send } from '../api/send.ts';

const WEBHOOKS = 'webhooks';

/** The endpoints, if the backend has `WEBHOOKS_CAPABILITY`. */
export const webhooksQuery = queryOptions({
  queryKey: [WEBHOOKS, 'endpoints'],
  queryFn: async ({ signal }) =>
    (await send(getWebhookEndpoints, { params: {}, body: undefined }, signal)).endpoints,
});

const WAITING_INTERVAL_MS = 2000;
const INTERVAL_MS = 15_000;

const isWaiting = ({ status }: WebhookDelivery) => status === 'waiting';

/** The last deliveries of an endpoint, read again while the dialog is open. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [WEBHOOKS, 'deliveries', id],
    queryFn: async ({ signal }) =>
      (await send(getWebhookDeliveries, { params: { id }, body: undefined }, signal)).deliveries,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? WAITING_INTERVAL_MS : INTERVAL_MS),
  });

/** Reads endpoints and deliveries again, also after a failure: without a response, the change may have been made. */
async function withReload<Result>(client: QueryClient, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } finally {
    void client.invalidateQueries({ queryKey: [WEBHOOKS] });
  }
}

/** Not mutations, because React Query would keep the secrets in its cache. */
export const createEndpoint = (client: QueryClient, body: Body<typeof createWebhookEndpoint>) =>
  withReload(client, send(createWebhookEndpoint, { params: {}, body }));

export const replaceSecret = (client: QueryClient, id: string) =>
  withReload(client, send(rotateWebhookSecret, { params: { id }, body: undefined }));

export const saveEndpoint = (client: QueryClient, id: string, body: Body<typeof saveWebhookEndpoint>) =>
  withReload(client, send(saveWebhookEndpoint, { params: { id }, body }));

export const removeEndpoint = (client: QueryClient, id: string) =>
  withReload(client, send(removeWebhookEndpoint, { params: { id }, body: undefined }));

export const sendTest = (client: QueryClient, id: string) =>
  withReload(client, send(sendTestWebhook, { params: { id }, body: undefined }));

export const sendAgain = (client: QueryClient, id: string) =>
  withReload(client, send(sendWebhookAgain, { params: { id }, body: undefined }));

import { expect, it } from 'vitest';
import { buildOpenApi } from '#contract/openApi/openApi.ts';
import { buildStoreOpenApi } from '#contract/storefront/storeOpenApi.ts';
import { createMetrics } from '#server/monitoring/metrics.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

it.each([
  ['/api/openapi.json', 'openApi', buildOpenApi],
  ['/api/store/openapi.json', 'storeOpenApi', buildStoreOpenApi],
])('%s is served to everyone, may be cached and can only be read', async (path, name, build) => {
  const metrics = createMetrics();
  const { app } = await startServerUnderTest({ metrics });
  const response = await app.request(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(build())));
  const other = await app.request(path, { method: 'DELETE' });
  expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await metrics.render()).toContain(`counter_http_requests_total{call="${name}",status="200"} 1`);
});

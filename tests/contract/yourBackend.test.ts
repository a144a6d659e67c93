import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { callCapabilities, calls } from '#contract/calls.ts';
import { SOURCE_FILE_HEADER, SOURCE_HEADER } from '#contract/history/historySource.ts';
import { IDEMPOTENCY_KEY_CAPABILITY, IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency.ts';
import { LIST_REVISION_HEADER, LIVE_CAPABILITY } from '#contract/live/live.ts';
import { STORE_KEYS_WITHHELD_CAPABILITY } from '#contract/storefront/storeKeysCapability.ts';
import { listSources } from '../architecture/sources.ts';

const page = readFileSync('docs/your-backend.md', 'utf8');
const [, callsPart = '', extensionsPart = ''] = page.split(/^## (?:The sixteen calls|Extensions)$/m);
const listSections = (part: string) => part.split(/^### /m).slice(1);
const getTitle = (section: string) => section.slice(0, section.indexOf('\n'));

const sections = listSections(callsPart).map((section) => ({
  name: getTitle(section) as keyof typeof calls,
  section,
  examples: [...section.matchAll(/^```json\n(.*?)^```$/gms)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  ),
}));

it('describes the sixteen calls', () => {
  expect(sections.map(({ name }) => name)).toEqual(Object.keys(calls));
});

describe.each(sections)('the example of $name', ({ name, section, examples }) => {
  const call: Call = calls[name];
  const hasBody = call.bodyType !== 'none';

  it('has its method and path', () => expect(section).toContain(`\`${call.method} ${call.path}\``));

  it('is a request of the contract', () => {
    const [body] = examples;
    const parts = { product: body, images: [], imagesToDelete: [] };
    const sent = { none: undefined, json: body, multipart: parts }[call.bodyType];
    expect(call.body.safeParse(sent)).toMatchObject({ success: true });
  });

  it('has responses of the contract, without unknown fields', () => {
    const responses = examples.slice(hasBody ? 1 : 0);
    expect(responses.length).toBeGreaterThan(0);
    for (const { data, ...rest } of responses) {
      expect(rest).toEqual({});
      // Null is read as undefined.
      const known = JSON.parse(JSON.stringify(data), (_, value: unknown) => value ?? undefined) as object;
      expect(call.response.safeParse(data)).toEqual({ success: true, data: known });
    }
  });
});

it('describes every capability', () => {
  const constants = listSources('src/contract')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/_CAPABILITY = '([^']+)'/g)])
    .map(([, name]) => name);
  expect(constants).toEqual(
    expect.arrayContaining([
      ...callCapabilities,
      IDEMPOTENCY_KEY_CAPABILITY,
      LIVE_CAPABILITY,
      STORE_KEYS_WITHHELD_CAPABILITY,
    ]),
  );
  expect(listSections(extensionsPart).map(getTitle).toSorted()).toEqual(constants.toSorted());
});

it('names every header that another origin must allow', () => {
  const sent = ['Content-Type', IDEMPOTENCY_KEY_HEADER, SOURCE_HEADER, SOURCE_FILE_HEADER];
  expect(page).toContain(`Access-Control-Allow-Headers: ${sent.join(', ')}\n`);
  expect(page).toContain(`Access-Control-Expose-Headers: ${LIST_REVISION_HEADER}\n`);
});

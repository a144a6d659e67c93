import { LIVE_CAPABILITY, liveStream } from '#contract/live/live.ts';
import type { Client } from '../client.ts';
import { expectEqual, expectTrue, fail, shorten } from '../expectations.ts';
import { defineRules } from '../rule.ts';

const EVENT = /event:\s*revisions\r?\ndata:\s*(.+)\r?\n/;

/** Opens the stream and returns its first event. */
async function readFirstEvent(client: Client): Promise<unknown> {
  const controller = new AbortController();
  const { path, contentType, heartbeatMs } = liveStream;
  const response = await client.open(path, { signal: controller.signal });
  try {
    const type = response.headers.get('content-type') ?? '';
    const fix = `Answer ${path} with 200 and the type ${contentType}.`;
    expectEqual(response.status, 200, 'status', fix);
    expectTrue(type.startsWith(contentType), { expected: contentType, received: type, fix });
    let text = '';
    const late = setTimeout(() => controller.abort(), heartbeatMs);
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        const data = EVENT.exec(text)?.[1];
        if (data !== undefined) return JSON.parse(data);
      }
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      clearTimeout(late);
    }
    const first = 'Send the revisions as the first event, at once.';
    return fail({ expected: 'an event named revisions', received: shorten(text) || 'nothing', fix: first });
  } finally {
    controller.abort();
  }
}

const parse = (event: unknown) => {
  const parsed = liveStream.events.revisions.safeParse(event);
  if (parsed.success) return parsed.data;
  const fix = 'Send a number for each source: {"products": 1, "orders": 1}.';
  return fail({ expected: 'a revision of each source', received: JSON.stringify(event), fix });
};

export const liveRules = defineRules(
  'live',
  {
    'sends the revisions, which grow with every write': async (session) => {
      const before = parse(await readFirstEvent(session.client));
      await session.createProduct();
      const after = parse(await readFirstEvent(session.client));
      expectTrue(after.products > before.products, {
        expected: `products above ${before.products}`,
        received: String(after.products),
        fix: 'Increase the revision of the products by one with every write.',
      });
    },

    'refuses a visitor without a session': ({ asVisitor }) =>
      asVisitor(async (visitor) => {
        const response = await visitor.open(liveStream.path, {});
        await response.body?.cancel();
        expectEqual(response.status, 401, 'status', 'Answer 401 without a session.');
      }),
  },
  { capability: LIVE_CAPABILITY },
);

import { expect, it } from 'vitest';
import { readEventStream, type StreamEvent } from '#app/live/eventStream.ts';

/** Reads the events of a stream that arrives in these chunks. */
async function read(...chunks: string[]): Promise<StreamEvent[]> {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const chunk = bytes.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

const event = { name: 'revisions', data: '{"a":1}' };
const heartbeat = { name: undefined, data: '' };

it('reads events and comments', async () => {
  expect(await read('event: revisions\ndata: {"a":1}\n\n: heartbeat\n\n')).toEqual([event, heartbeat]);
});

it('reads events that are split across chunks', async () => {
  const text = 'event: revisions\r\ndata: {"a":1}\r\n\r\nevent:revisions\r\ndata:{"a":1}\r\n\r\n';
  expect(await read(...text)).toEqual([event, event]);
});

it('joins lines of data and ignores other fields', async () => {
  expect(await read('id: 7\nretry: 10\ndata: one\ndata: two\n\n')).toEqual([
    { name: undefined, data: 'one\ntwo' },
  ]);
});

it('ignores an incomplete event at the end', async () => {
  expect(await read('event: revisions\ndata: {"a":1}\n\nevent: revi')).toEqual([event]);
});

it('throws if an event is too long', async () => {
  await expect(read('data: '.padEnd(70_000, 'x'))).rejects.toThrow('event too long');
});

it('cancels the response if reading stops', async () => {
  let ended = 'no';
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => void (ended = 'yes'),
  });
  for await (const { data } of readEventStream(body)) {
    expect(data).toBe('1');
    break;
  }
  expect(ended).toBe('yes');
});

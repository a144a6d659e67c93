import { expect, it } from 'vitest';
import { readEventStream, type StreamEvent } from '#app/live/eventStream.ts';

/** What is read of a stream that comes in these pieces. */
async function read(...pieces: string[]): Promise<StreamEvent[]> {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = bytes.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  const events: StreamEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

const event = { name: 'revisions', data: '{"a":1}' };
const alive = { name: undefined, data: '' };

it('reads events and comments', async () => {
  expect(await read('event: revisions\ndata: {"a":1}\n\n: heartbeat\n\n')).toEqual([event, alive]);
});

it('reads them in whatever pieces they come', async () => {
  const text = 'event: revisions\r\ndata: {"a":1}\r\n\r\nevent:revisions\r\ndata:{"a":1}\r\n\r\n';
  expect(await read(...text)).toEqual([event, event]);
});

it('joins the lines of its data, and passes over other fields', async () => {
  expect(await read('id: 7\nretry: 10\ndata: one\ndata: two\n\n')).toEqual([
    { name: undefined, data: 'one\ntwo' },
  ]);
});

it('leaves out what the end has cut off', async () => {
  expect(await read('event: revisions\ndata: {"a":1}\n\nevent: revi')).toEqual([event]);
});

it('gives up on an event without end', async () => {
  await expect(read('data: '.padEnd(70_000, 'x'))).rejects.toThrow('event too long');
});

it('ends the response when nobody reads on', async () => {
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

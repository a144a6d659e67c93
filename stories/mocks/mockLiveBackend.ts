import { http, HttpResponse } from 'msw';
import { liveStream, type LiveRevisions } from '#contract/live/live.ts';

const toEvent = (revisions: LiveRevisions) =>
  new TextEncoder().encode(`event: revisions\ndata: ${JSON.stringify(revisions)}\n\n`);

/** Mocks the stream of live updates. The story announces the changes of other users. Create one per story. */
export function mockLiveBackend() {
  let revisions: LiveRevisions = { products: 3, orders: 7, ordersPlaced: 40 };
  const streams = new Set<ReadableStreamDefaultController>();

  function open(): Response {
    let opened: ReadableStreamDefaultController;
    const body = new ReadableStream({
      start(controller) {
        opened = controller;
        streams.add(controller);
        controller.enqueue(toEvent(revisions));
      },
      cancel: () => void streams.delete(opened),
    });
    return new HttpResponse(body, { headers: { 'content-type': liveStream.contentType } });
  }
  return {
    handler: http.get(`*${liveStream.path}`, open),
    /** Returns the number of open streams. */
    countStreams: () => streams.size,
    /** Announces this many writes to each list. */
    announceWrites(writes: Partial<LiveRevisions>) {
      revisions = {
        products: revisions.products + (writes.products ?? 0),
        orders: revisions.orders + (writes.orders ?? 0),
        ordersPlaced: (revisions.ordersPlaced ?? 0) + (writes.ordersPlaced ?? 0),
      };
      for (const controller of streams) controller.enqueue(toEvent(revisions));
    },
  };
}

export type LiveBackend = ReturnType<typeof mockLiveBackend>;

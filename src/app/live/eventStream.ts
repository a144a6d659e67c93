/** A server-sent event. A comment (heartbeat) has no name. */
export type StreamEvent = { name: string | undefined; data: string };

const SEPARATOR = /\r\n\r\n|\n\n|\r\r/;
const MAX_EVENT_LENGTH = 65_536;

function parseEvent(text: string): StreamEvent {
  const fields = text.split(/\r\n|\n|\r/).map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const readAll = (name: string) =>
    fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  return { name: readAll('event').at(-1), data: readAll('data').join('\n') };
}

/**
 * Yields the events of a response until it ends. EventSource can't be used: it hides comments and the reason for a
 * failure, and doesn't reconnect after an HTTP error.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      for (let end = SEPARATOR.exec(text); end; end = SEPARATOR.exec(text)) {
        yield parseEvent(text.slice(0, end.index));
        text = text.slice(end.index + end[0].length);
      }
      if (text.length > MAX_EVENT_LENGTH) throw new Error('event too long');
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A server-sent event; a comment, which only shows that the stream is alive, has no name. */
export type StreamEvent = { name: string | undefined; data: string };

/** One event ends with an empty line. */
const SEPARATOR = /\r\n\r\n|\n\n|\r\r/;
/** Far more than any event of ours has, in characters. */
const MAX_EVENT_LENGTH = 65_536;

function parseEvent(text: string): StreamEvent {
  const fields = text.split(/\r\n|\n|\r/).map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
  const read = (name: string) => fields.filter(([, one]) => one === name).map(([, , value = '']) => value);
  return { name: read('event').at(-1), data: read('data').join('\n') };
}

/**
 * Reads the events of a response as they come, until it ends. Not by the browser's EventSource, which tells neither why
 * it failed nor that a comment came, and does not try again after a refusal.
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
      if (text.length > MAX_EVENT_LENGTH) throw new Error('an event of the stream does not end');
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

import { onTestFinished } from 'vitest';
import type { LiveRevisions } from '#contract/live/live.ts';

export type StreamedEvent = { event: string; data: LiveRevisions } | 'heartbeat';

function parseEvent(text: string): StreamedEvent {
  if (text === ': heartbeat') return 'heartbeat';
  const [, event = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(text) ?? [];
  if (!event) throw new Error(`no event: ${text}`);
  return { event, data: JSON.parse(data) };
}

/** Reads the events of a stream one by one. */
export function readEvents(response: Response) {
  const reader = (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  onTestFinished(() => reader.cancel().catch(() => undefined));
  return {
    /** Waits for the next event. Returns undefined if the stream has ended. */
    async next(): Promise<StreamedEvent | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const event = parseEvent(text.slice(0, end));
          text = text.slice(end + 2);
          return event;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    cancel: () => reader.cancel(),
  };
}

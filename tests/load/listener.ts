import { request } from 'node:http';
import { liveStream, type LiveRevisions } from '#contract/live/live.ts';

/** Time in ms at which each revision was acknowledged. */
export type AcknowledgedAt = Map<number, number>;

/** An open live stream that records when it announced each revision. */
export class Listener {
  newest: LiveRevisions = { products: 0, orders: 0 };
  /** Announced revisions and their time in ms. */
  readonly announced: { revision: number; at: number }[] = [];
  ended = false;
  readonly #request: ReturnType<typeof request>;
  readonly opened: Promise<void>;

  constructor(address: string, cookie: string) {
    const headers = { cookie, accept: liveStream.contentType };
    // A separate connection for each, like browsers.
    this.#request = request(address + liveStream.path, { headers, agent: false });
    this.opened = new Promise((resolve, reject) => {
      this.#request.on('error', reject);
      this.#request.on('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`no stream: ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            this.#recordEvent(text.slice(0, end));
            text = text.slice(end + 2);
          }
          resolve();
        });
        response.on('end', () => (this.ended = true));
        response.on('error', () => (this.ended = true));
      });
    });
    this.#request.end();
  }

  #recordEvent(event: string) {
    const data = /^data: (.+)$/m.exec(event)?.[1];
    if (data === undefined) return;
    this.newest = liveStream.events.revisions.parse(JSON.parse(data));
    this.announced.push({ revision: this.newest.orders, at: performance.now() });
  }

  /** Returns for each acknowledged write the ms until its revision or a later one was announced, or Infinity. */
  getDelays(acknowledgedAt: AcknowledgedAt): number[] {
    let next = 0;
    return [...acknowledgedAt]
      .toSorted(([one], [other]) => one - other)
      .map(([revision, at]) => {
        while (next < this.announced.length && this.announced[next]!.revision < revision) next += 1;
        const found = this.announced[next];
        return found ? Math.max(0, found.at - at) : Infinity;
      });
  }

  close() {
    this.#request.destroy();
  }
}

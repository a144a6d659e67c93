import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright';
import { liveStream } from '#contract/live/live.ts';
import { lacks } from '../engine.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/** Returns the language of each built script with messages. */
export function listMessageScripts(): Map<string, string> {
  const manifest = readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8');
  return new Map(
    Object.entries(JSON.parse(manifest) as Record<string, { file: string }>).flatMap(([module, { file }]) => {
      const language = /^src\/languages\/(\w\w)\//.exec(module)?.[1];
      return language ? [[`/${file}`, language] as const] : [];
    }),
  );
}

/** Records the languages of loaded messages and of requests, and which requests are repeated. */
export function watchRequests(page: Page) {
  const messages = listMessageScripts();
  let requests: string[] = [];
  let answers: string[] = [];
  const named = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return `${request.method()} ${pathname}${search}`;
  };
  page.on('request', (request) => {
    requests.push(named(request));
    // Neither the event stream nor the session request of the page's preload link has messages.
    if (/\/api\/(?!.*\/(live|check-admin)$)/.test(request.url()))
      answers.push(request.headers()['accept-language'] ?? '');
  });
  return {
    forget: () => void ([requests, answers] = [[], []]),
    answers: () => [...new Set(answers)],
    languages: () => {
      const loaded = requests.flatMap((one) => messages.get(one.replace('GET ', '')) ?? []);
      return [...new Set(loaded)].toSorted();
    },
    twice: () => {
      const isIgnored = (one: string) =>
        one === `GET ${liveStream.path}` && lacks('a live stream that ends silently on reload');
      return [...new Set(requests.filter((one, at) => requests.indexOf(one) !== at && !isIgnored(one)))];
    },
  };
}

/** Records the texts and the `lang` of the page in each frame. */
export const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const texts = new Set<string>();
    const languages = new Set<string>();
    Object.assign(window, { framesOf_: { texts, languages } });
    const recordFrame = () => {
      languages.add(`${document.documentElement.lang} ${document.documentElement.dir}`);
      const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // Options of the language select have their own languages and are not shown until it is opened.
        if (parent?.closest('option, script, style, noscript, title')) continue;
        const text = node.textContent?.trim();
        if (text && parent?.checkVisibility()) texts.add(text);
      }
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });

type Frames = { texts: Set<string>; languages: Set<string> };

/** Returns what `recordFrames` has recorded since the page was opened. */
export const readFrames = (page: Page) =>
  page.evaluate(() => {
    const { texts, languages } = (window as Window & { framesOf_?: Frames }).framesOf_!;
    return { texts: [...texts], languages: [...languages] };
  });

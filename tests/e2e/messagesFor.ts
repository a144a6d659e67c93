import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** Returns the scripts of the build that hold messages, each with its language. */
export function listMessageScripts(): Map<string, string> {
  const manifest = readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8');
  return new Map(
    Object.entries(JSON.parse(manifest) as Record<string, { file: string }>).flatMap(([module, { file }]) => {
      const language = /^src\/languages\/(\w\w)\//.exec(module)?.[1];
      return language ? [[`/${file}`, language] as const] : [];
    }),
  );
}

/** What a page asks for from now on: the languages of the words and of the server's answers, and what it has asked for twice. */
export function watchRequests(page: Page) {
  const messages = listMessageScripts();
  let asked: string[] = [];
  let answers: string[] = [];
  const named = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    return `${request.method()} ${pathname}${search}`;
  };
  page.on('request', (request) => {
    asked.push(named(request));
    // Neither the stream of changes has words nor the answer to who is there, which a link of the page asks for.
    if (/\/api\/(?!.*\/(live|check-admin)$)/.test(request.url()))
      answers.push(request.headers()['accept-language'] ?? '');
  });
  return {
    forget: () => void ([asked, answers] = [[], []]),
    answers: () => [...new Set(answers)],
    languages: () => {
      const loaded = asked.flatMap((one) => messages.get(one.replace('GET ', '')) ?? []);
      return [...new Set(loaded)].toSorted();
    },
    twice: () => [...new Set(asked.filter((one, at) => asked.indexOf(one) !== at))],
  };
}

/** Notes in each frame which texts the page shows, and in which language it says that it is. */
export const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const texts = new Set<string>();
    const languages = new Set<string>();
    Object.assign(window, { framesOf_: { texts, languages } });
    const look = () => {
      languages.add(`${document.documentElement.lang} ${document.documentElement.dir}`);
      const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        // A select's options have their languages' own names, and are not shown until it is opened.
        if (parent?.closest('option, script, style, noscript, title')) continue;
        const text = node.textContent?.trim();
        if (text && parent?.checkVisibility()) texts.add(text);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

type Frames = { texts: Set<string>; languages: Set<string> };

/** What recordFrames has noted since the page was opened. */
export const readFrames = (page: Page) =>
  page.evaluate(() => {
    const { texts, languages } = (window as Window & { framesOf_?: Frames }).framesOf_!;
    return { texts: [...texts], languages: [...languages] };
  });

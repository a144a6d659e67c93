import type { Page, Request } from 'playwright';

/** Longest excerpt of the page's text. */
const MAX_TEXT_LENGTH = 3000;

/** Records a page's requests and returns a function that describes its state, for the output of a failed test. */
export function recordPageDiagnostics(page: Page): () => Promise<string> {
  const startedAt = performance.now();
  const events: string[] = [];
  const pending = new Set<Request>();
  const note = (text: string) => events.push(`${Math.round(performance.now() - startedAt)} ms ${text}`);
  const named = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
  page.on('request', (request) => pending.add(request));
  page.on('response', (response) => {
    if (/\/api\//.test(response.url())) note(`${response.status()} ${named(response.request())}`);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    note(`${request.failure()?.errorText} ${named(request)}`);
  });
  page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`at ${frame.url()}`));
  return async () => {
    const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
    return [
      `at ${page.url()}, ${Math.round(performance.now() - startedAt)} ms after it was opened`,
      ...events.slice(-25),
      ...[...pending].map((request) => `unanswered: ${named(request)}`),
      text.slice(0, MAX_TEXT_LENGTH),
    ].join('\n');
  };
}

import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type Front = { address: string; close: () => void };

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * One origin for both: /bench/ is the bare pages, everything else is handed to the product and its answer back as it
 * is. So both ask for the same list at the same address, with the same session, over the same wire.
 */
export async function startFront(product: string, barePages: string): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', product);
    if (pathname.startsWith('/bench/'))
      serveFile(path.join(barePages, pathname.slice(7)), incoming, outgoing);
    else passOn(product, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Compressed as the product's files are, where the build left a compressed form. */
function serveFile(file: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const encoded = String(incoming.headers['accept-encoding']).includes('br') ? read(`${file}.br`) : undefined;
  const content = encoded ?? read(file);
  if (!content) return void outgoing.writeHead(404).end();
  outgoing.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    ...(encoded && { 'Content-Encoding': 'br' }),
  });
  outgoing.end(content);
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function passOn(product: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = 'GET', headers, url = '/' } = incoming;
  const passed = request(new URL(url, product), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll } from 'vitest';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Serves a folder below a path like a simple static host: a file or 404, and index.html for the folder. Returns the
 * address and stops after the tests of the file.
 */
export async function serveStatic(folder: string, below: string): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname === below ? 'index.html' : pathname.slice(below.length);
    const file = path.join(folder, name);
    const body = pathname.startsWith(below) ? await readFile(file).catch(() => undefined) : undefined;
    if (!body) return response.writeHead(404).end('Not found');
    return response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] ?? 'text/plain' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`;
}

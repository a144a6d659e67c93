import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import {
  createVisitor,
  type ServerUnderTest,
  START,
  startServerUnderTest,
} from '../server/serverUnderTest.ts';

const folder = mkdtempSync(join(tmpdir(), 'counter-conformance-'));
const FILE = join(folder, 'counter-conformance.mjs');

/** Runs the built file in a folder without packages. */
const run = (args: readonly string[], onOutput?: (kill: (signal: NodeJS.Signals) => void) => void) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(process.execPath, [FILE, ...args], { cwd: folder }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
    child.stdout?.once('data', () => onOutput?.((signal) => void child.kill(signal)));
  });

let server: ServerUnderTest;
let address: string;
const http = createServer((incoming, outgoing) =>
  getRequestListener(server.app.fetch, { overrideGlobalObjects: false })(incoming, outgoing),
);

beforeAll(async () => {
  const config = { configFile: 'vite.conformance.config.ts', logLevel: 'error' } as const;
  await build({ ...config, build: { outDir: folder, emptyOutDir: false } });
  let now = START;
  server = await startServerUnderTest({ clock: () => (now += 1) });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  http.close();
  rmSync(folder, { recursive: true });
});

async function listConformanceProducts() {
  const visitor = createVisitor(server.app);
  await visitor.signIn();
  const { data } = await (await visitor.get(calls.getAllProducts.path)).json();
  return (data.products as { brand: string }[]).filter(({ brand }) => brand.startsWith('conformance'));
}

it('is one file that checks a running backend, reports and cleans up', async () => {
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
  const files = ['--json', json, '--junit', junit];
  const { code, output } = await run([address, '--with-orders', '--only', 'products:', ...files]);
  expect(output).toContain('ok    products: get-all-products lists a new product');
  expect(output).toContain(' 0 failed, 0 skipped');
  expect(code).toBe(0);
  const report = JSON.parse(readFileSync(json, 'utf8'));
  expect(report).toMatchObject({ backend: address, counts: { failed: 0, skipped: 0 } });
  const passed = `tests="${report.counts.passed}" failures="0" skipped="0"`;
  expect(readFileSync(junit, 'utf8')).toContain(passed);
  expect(await listConformanceProducts()).toEqual([]);
});

it('cleans up after Ctrl-C', async () => {
  const { code, output } = await run([address, '--with-orders'], (kill) => kill('SIGINT'));
  expect(output).toContain('cleaning up');
  expect(code).toBe(2);
  expect(await listConformanceProducts()).toEqual([]);
});

it('exits with 2 if it can not run', async () => {
  expect(await run([address])).toMatchObject({ code: 2, output: expect.stringContaining('36 orders') });
  expect(await run([])).toMatchObject({ code: 2, output: expect.stringContaining('address') });
  expect(await run([address, '--loud'])).toMatchObject({ code: 2 });
  const wrong = await run([address, '--email', 'guest@store.example', '--password', 'wrong']);
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('could not sign in') });
  const nobody = await run(['http://127.0.0.1:9', '--with-orders']);
  expect(nobody).toMatchObject({ code: 2, output: expect.stringContaining('could not run') });
});

it('exits with 1 if a rule fails', async () => {
  const { app } = server;
  const broken = new Hono().delete('*', (context) => context.json({ data: {} })).mount('/', app.fetch);
  server.app = broken;
  const { code, output } = await run([address, '--with-orders', '--only', 'removes a product']);
  server.app = app;
  expect(output).toMatch(
    /FAIL {2}products: delete-product removes a product\n +sent +GET .*\n.*\n.*\n +fix +/,
  );
  expect(output).toMatch(/could not be removed: product \w+/);
  expect(code).toBe(1);
});

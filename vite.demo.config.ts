import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { msw } from 'msw/vite';
import { mergeConfig, type Plugin } from 'vite';
import base from './vite.config.ts';

/** The product's own page, but with the demo's script, which answers the session's request. */
const demoPage: Plugin = {
  name: 'demo-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('/src/app/main.tsx', '/demo/main.tsx').replace(/<link\s[^>]*check-admin[^>]*>/, ''),
  },
};

/** The sample products' images, which the reference server copies into its store. */
const sampleImages: Plugin = {
  name: 'sample-images',
  writeBundle: ({ dir = '' }) => cpSync('server/seed/images', join(dir, 'uploads'), { recursive: true }),
};

/** `npm run demo`: the whole product over a server in the page, as static files for any host and any folder of it. */
export default mergeConfig(base, {
  base: './',
  plugins: [demoPage, msw({ mode: 'worker-only' }), sampleImages],
  build: {
    outDir: 'dist-demo',
    // The server comes with the page; nobody waits for it twice.
    chunkSizeWarningLimit: 1000,
  },
});

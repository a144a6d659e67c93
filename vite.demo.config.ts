import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { msw } from 'msw/vite';
import { mergeConfig, type Plugin } from 'vite';
import base from './vite.config.ts';

/**
 * Changes index.html: starts the demo, and drops the preload of the session, which would be sent before the demo's
 * server starts.
 */
const demoPage: Plugin = {
  name: 'demo-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('/src/app/main.tsx', '/demo/main.tsx').replace(/<link\s[^>]*check-admin[^>]*>/, ''),
  },
};

/** The sample products' images. */
const sampleImages: Plugin = {
  name: 'sample-images',
  writeBundle: ({ dir = '' }) => cpSync('server/seed/images', join(dir, 'uploads'), { recursive: true }),
};

/** `npm run demo`: the product with a server in the page, as static files for any host and path. */
export default mergeConfig(base, {
  base: './',
  plugins: [demoPage, msw({ mode: 'worker-only' }), sampleImages],
  build: {
    outDir: 'dist-demo',
    // The chunk contains the server.
    chunkSizeWarningLimit: 1500,
  },
});

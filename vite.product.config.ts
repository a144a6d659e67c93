import { mergeConfig } from 'vite';
import { preloadLinks } from './scripts/preloadLinks.mjs';
import base from './vite.config.ts';

/** The product's own build, apart from what the workbench builds with vite.config.ts. */
export default mergeConfig(base, {
  plugins: [preloadLinks()],
  build: { manifest: true },
});

import { mergeConfig } from 'vite';
import { preloadLinks } from './scripts/preloadLinks.mjs';
import base from './vite.config.ts';

/** The product's own build, apart from what the workbench builds with vite.config.ts. */
export default mergeConfig(base, {
  plugins: [preloadLinks()],
  build: {
    manifest: true,
    // React, React Router, React Query, Base UI and Headless UI.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // One file for what the first script imports, instead of one for each set of pages that share it: a browser loads six at
      // a time over HTTP/1.1.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
});

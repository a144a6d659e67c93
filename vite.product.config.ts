import { mergeConfig } from 'vite';
import { preloadLinks } from './scripts/preloadLinks.mjs';
import base from './vite.config.ts';

/** The product's own build, apart from what the workbench builds with vite.config.ts. */
export default mergeConfig(base, {
  plugins: [preloadLinks()],
  build: {
    manifest: true,
    // React, React Router, React Query, Base UI and Headless UI.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // One file for what most pages share. Left alone, the build makes one for each set of pages: 77 for a list, of which a
      // browser loads six at a time over HTTP/1.1.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 5 }] } },
    },
  },
});

import { mergeConfig } from 'vite';
import { preloadLinks } from './scripts/preloadLinks.mjs';
import base from './vite.config.ts';

/** What the sign-in shares with the pages behind it. Else it would load their shared file for these few. */
const START =
  /[\\/]src[\\/](app[\\/](main|browser[\\/]clock|shell[\\/](SignedOutLayout|Title)|session[\\/]SessionGate|queries[\\/]accounts)|contract[\\/]accounts|features[\\/]words|ui[\\/](link|password-field|text-field))|lucide-react/;

/** What each page behind the sign-in has. */
const ADMIN = /[\\/]src[\\/](app[\\/]shell[\\/]AdminLayout|ui[\\/](confirm-dialog|select))/;

/** Forms and files are for a few pages, messages for one language. */
const COMMON = /^(?!.*[\\/](auth|csv|form|languages|react-hook-form|@hookform|papaparse)[\\/])/;

/** The product's own build, apart from what the workbench builds with vite.config.ts. */
export default mergeConfig(base, {
  plugins: [preloadLinks()],
  build: {
    manifest: true,
    // React, React Router, React Query and Base UI.
    chunkSizeWarningLimit: 900,
    // Every browser that runs the rest has it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few large files. Left alone, the build makes one for each set of pages: 77 for a list, each of which takes a
          // slow processor ten milliseconds even from the cache.
          groups: [
            { name: 'start', test: START },
            { name: 'admin', test: ADMIN },
            { name: 'shared', test: COMMON, minShareCount: 4 },
          ],
        },
      },
    },
  },
});

import { mergeConfig } from 'vite';
import base from './vite.config.ts';

/** What the sign-in shares with the pages behind it, so that it doesn't load their files. */
const START =
  /[\\/]src[\\/](app[\\/](main|browser[\\/]clock|shell[\\/](SignedOutLayout|Title)|session[\\/]SessionGate|queries[\\/]accounts)|contract[\\/]accounts|features[\\/]messages|ui[\\/](link|password-field|text-field))|lucide-react/;

/** The layout of the pages behind the sign-in, with Headless UI. */
const ADMIN = /[\\/]src[\\/](app[\\/]shell[\\/]AdminLayout|ui[\\/](confirm-dialog|select))/;

/** Excludes what only forms, CSV files or one language need. */
const COMMON = /^(?!.*[\\/](auth|csv|form|languages|react-hook-form|@hookform|papaparse)[\\/])/;

/** The product's build. The workbench uses vite.config.ts. */
export default mergeConfig(base, {
  build: {
    manifest: true,
    // React, React Router, React Query and Base UI.
    chunkSizeWarningLimit: 900,
    // Every supported browser has modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups a list has 89 files, one for each set of pages that share a module.
          groups: [
            { name: 'start', test: START },
            { name: 'admin', test: ADMIN },
            { name: 'shared', test: COMMON, minShareCount: 6 },
          ],
        },
      },
    },
  },
});

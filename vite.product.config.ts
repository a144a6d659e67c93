import { mergeConfig } from 'vite';
import base from './vite.config.ts';

/** Modules that the sign-in pages share with the pages behind them. */
const START =
  /[\\/]src[\\/](app[\\/](main|browser[\\/]clock|shell[\\/](SignedOutLayout|Title)|session[\\/]SessionGate|queries[\\/]accounts)|contract[\\/]accounts[\\/](?!account\.|passkeys\.)|features[\\/]messages|ui[\\/](link|password-field|text-field))|lucide-react/;

/** The layout of the pages behind the sign-in, and Headless UI. */
const ADMIN = /[\\/]src[\\/](app[\\/]shell[\\/]AdminLayout|ui[\\/](confirm-dialog|select))/;

/** All modules except those that only sign-in pages, forms, CSV files or one language need. */
const SHARED = /^(?!.*[\\/](auth|csv|form|languages|react-hook-form|@hookform|papaparse)[\\/])/;

/** The product's build. The workbench uses vite.config.ts. */
export default mergeConfig(base, {
  build: {
    manifest: true,
    // The largest chunk has React, React Router, React Query and Base UI.
    chunkSizeWarningLimit: 900,
    // Every supported browser has modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups, each set of pages that share a module gets a file: a list would load 89.
          groups: [
            { name: 'start', test: START },
            { name: 'admin', test: ADMIN },
            { name: 'shared', test: SHARED, minShareCount: 8 },
          ],
        },
      },
    },
  },
});

import { mergeConfig } from 'vite';
import { firstVisits } from './scripts/firstVisits.mjs';
import { fontPreload } from './scripts/fontPreload.mjs';
import { leanIcons } from './scripts/leanIcons.mjs';
import { routerShaking } from './scripts/routerShaking.mjs';
import { visitReport } from './scripts/visitReport.mjs';
import base from './vite.config.ts';

/** The product's own build, apart from what the workbench builds with vite.config.ts. */
export default mergeConfig(base, {
  plugins: [leanIcons(), routerShaking(), fontPreload(), visitReport()],
  build: {
    // Every browser that can run the product knows modulepreload itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: firstVisits } },
  },
});

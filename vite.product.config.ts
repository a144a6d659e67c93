import { mergeConfig } from 'vite';
import { chunkGroups, nameChunk } from './scripts/chunkGroups.mjs';
import { fontPreload } from './scripts/fontPreload.mjs';
import { productionRouter } from './scripts/productionRouter.mjs';
import { routePreloads } from './scripts/routePreloads.mjs';
import base from './vite.config.ts';

/** The product's own build, apart from what the workbench builds with vite.config.ts. */
export default mergeConfig(base, {
  plugins: [productionRouter(), fontPreload(), routePreloads()],
  build: {
    manifest: true,
    // Every browser that can run the product knows modulepreload itself.
    modulePreload: {
      polyfill: false,
      // What words import has come with the language.
      resolveDependencies: (file, dependencies) => (/^assets\/\w\w-/.test(file) ? [] : dependencies),
    },
    rolldownOptions: {
      // What the first script imports comes as one file with it, not as one for each set of pages that share it.
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: nameChunk },
    },
  },
});

import { defineConfig } from 'vite';

/** `npm run build:conformance`: the conformance kit as one file that needs only Node. */
export default defineConfig({
  // No copy of public/.
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'tests/conformance/main.ts',
    outDir: 'dist-conformance',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'counter-conformance.mjs', codeSplitting: false } },
  },
});

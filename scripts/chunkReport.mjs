import { relative } from 'node:path';

/**
 * Leaves `.chunks.json` beside the build: for each chunk what it imports at once, and how many bytes each module brought
 * into it before compression. The byte budget reads it, to name what grew.
 * @returns {import('vite').Plugin}
 */
export const chunkReport = () => ({
  name: 'chunk-report',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const report = Object.fromEntries(
      chunks.map((chunk) => [
        chunk.fileName,
        {
          page: chunk.facadeModuleId && relative(process.cwd(), chunk.facadeModuleId),
          entry: chunk.isEntry,
          imports: chunk.imports,
          modules: Object.fromEntries(
            Object.entries(chunk.modules)
              .map(([id, { renderedLength }]) => [
                relative(process.cwd(), id.split('?')[0] ?? id),
                renderedLength,
              ])
              .filter(([, bytes]) => Number(bytes) > 0),
          ),
        },
      ]),
    );
    this.emitFile({ type: 'asset', fileName: '.chunks.json', source: JSON.stringify(report, null, 1) });
  },
});

import { fileURLToPath } from 'node:url';
import { iconShape } from './iconShape.mjs';

const drawing = fileURLToPath(new URL('../src/ui/icon/iconOf.tsx', import.meta.url));

/**
 * An icon of lucide's is up to eight components and elements and forty attributes, and a table of a hundred rows has four
 * hundred of them. A build makes each a single path in an svg that has its looks from the style sheet
 * (src/ui/icon/iconOf.tsx): the same picture. One whose parts can't be one path stays as it is.
 * @returns {import('vite').Plugin}
 */
export const leanIcons = () => ({
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/ },
    handler: async (_, id) => {
      const { __iconData: data } = await import(id);
      const line = data && iconShape(data.node);
      if (!line) return undefined;
      const imported = `import { iconOf } from ${JSON.stringify(drawing)};`;
      return {
        code: `${imported}\nexport default /* @__PURE__ */ iconOf(${JSON.stringify(line)});`,
        map: null,
      };
    },
  },
});

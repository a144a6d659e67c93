import { fileURLToPath } from 'node:url';

const production = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
/** The names by which React's functions for components are called in the router's files, whose imports are numbered. */
const COMPONENT = /= (React\d*\.(?:forwardRef|createContext)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Takes the production build of React Router, which its package holds but names nowhere, and marks its components as
 * free of side effects: else the build must keep those that nobody uses, such as Form and NavLink, with all they need.
 * @returns {import('vite').Plugin}
 */
export function productionRouter() {
  let marked = 0;
  return {
    name: 'production-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${production}index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${production}dom-export.mjs` },
        ],
      },
    }),
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code) {
        const pure = code.replaceAll(COMPONENT, '= /* @__PURE__ */ $1');
        const lean = pure.replaceAll(DISPLAY_NAME, '');
        if (pure !== code && lean !== pure) marked += 1;
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && marked === 0)
        throw new Error('React Router has no components to mark any more: see scripts/productionRouter.mjs');
    },
  };
}

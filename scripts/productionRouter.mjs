import { fileURLToPath } from 'node:url';

const production = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
/** The names by which React's functions for components are called in the router's files, whose imports are numbered. */
const COMPONENT = /= (React\d*\.(?:forwardRef|createContext)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/** @type {(code: string, pattern: RegExp, replacement: string) => string} */
function replaceSome(code, pattern, replacement) {
  const replaced = code.replaceAll(pattern, replacement);
  if (replaced === code)
    throw new Error(`React Router has nothing like ${pattern} any more: see scripts/productionRouter.mjs`);
  return replaced;
}

/**
 * Takes the production build of React Router, which its package holds but names nowhere, and marks its components as
 * free of side effects: else the build must keep those that nobody uses, such as Form and NavLink, with all they need.
 * @returns {import('vite').Plugin}
 */
export const productionRouter = () => ({
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
    filter: { id: /\/react-router\/dist\/production\/chunk-[^/]*\.mjs$/, code: DISPLAY_NAME },
    handler: (code) => ({
      code: replaceSome(replaceSome(code, COMPONENT, '= /* @__PURE__ */ $1'), DISPLAY_NAME, ''),
      map: null,
    }),
  },
});

/** The Latin part of the one variable face. Its other parts are loaded when a text has their characters. */
const FACE = /geist-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Adds links to the page for what every visit needs and the browser would discover late: the face, once the styles have
 * arrived, and the session, once the first script has run.
 * @returns {import('vite').Plugin}
 */
export function preloadLinks() {
  let apiHost = '';
  return {
    name: 'preload-links',
    apply: 'build',
    configResolved({ env }) {
      apiHost = env['VITE_API_HOST'] ?? '';
    },
    transformIndexHtml: (_, { bundle = {} }) => {
      const face = Object.keys(bundle).find((name) => FACE.test(name));
      if (!face) throw new Error('The build has no Latin face to preload: see scripts/preloadLinks.mjs');
      const font = { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: true };
      // With credentials, as the front end asks: it would not be given any other response.
      const session = {
        rel: 'preload',
        href: `${apiHost}/api/admin/check-admin`,
        as: 'fetch',
        crossorigin: 'use-credentials',
      };
      return [session, font].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head-prepend' }));
    },
  };
}

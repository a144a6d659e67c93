/** What every page is written in: the Latin part of the one variable face. Its other parts come when a text has them. */
const FACE = /geist-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Asks for the face in the page itself: else the browser hears of it only when the styles have arrived and the first
 * text is drawn, and the text is drawn a second time.
 * @returns {import('vite').Plugin}
 */
export const fontPreload = () => ({
  name: 'font-preload',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) => {
    const face = Object.keys(bundle).find((name) => FACE.test(name));
    if (!face) throw new Error('The build has no Latin face to preload: see scripts/fontPreload.mjs');
    const attrs = { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: true };
    return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
  },
});

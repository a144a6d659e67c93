// Plays the screens with lists once more, page by page: the same texts, and the same pictures.
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { runPictures } from './pictures.mjs';
import { attempt } from './steps.mjs';

const screens = ['Dashboard', 'Orders', 'ProductList', 'Session', 'Shell'].map(
  (name) => `stories/app/${name}.stories.tsx`,
);

/** Runs them, and says whether all is well; where pictures can't be compared, without these. */
export async function runPagedStories(named = screens) {
  process.env['VITE_LISTS'] = 'pages';
  try {
    if (await providePinnedBrowser()) return runPictures('check', named);
    return attempt('The same screens, page by page', 'vitest', ['run', '--project', 'stories', ...named]);
  } finally {
    delete process.env['VITE_LISTS'];
  }
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  process.exit((await runPagedStories(named.length > 0 ? named : screens)) ? 0 : 1);
}

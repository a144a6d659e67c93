// Plays the screens with lists once more, page by page: the same texts, and the same pictures. `npm test` does it beside
// the stories; vitest.config.ts says which screens.
import { providePinnedBrowser } from './pinnedBrowser.mjs';
import { runPictures } from './pictures.mjs';
import { attempt } from './steps.mjs';

const named = process.argv.slice(2);
const passed = (await providePinnedBrowser())
  ? runPictures('check', named, ['pages'])
  : attempt('The same screens, page by page', 'vitest', ['run', '--project', 'pages', ...named]);
process.exit(passed ? 0 : 1);

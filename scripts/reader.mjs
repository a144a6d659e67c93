// Plays the screens as readers set them who need it: from right to left, and with text at 200 %. axe looks at each.
import { attempt } from './steps.mjs';

const settings = {
  'Right to left': { VITE_DIRECTION: 'rtl' },
  'Text at 200 %': { VITE_TEXT_SIZE: 'double' },
};

// What is named on the command line, or all screens and their views.
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : ['stories/app', 'stories/features', 'stories/flows'];

// Both are run, whatever the first one finds.
const outcomes = Object.entries(settings).map(([title, environment]) => {
  Object.assign(process.env, { VITE_DIRECTION: '', VITE_TEXT_SIZE: '' }, environment);
  return attempt(title, 'vitest', ['run', '--project', 'stories*', ...stories]);
});
process.exit(outcomes.every(Boolean) ? 0 : 1);

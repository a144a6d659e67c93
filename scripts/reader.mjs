// Plays the screens as readers set them who need it: from right to left, and with text at 200 %. axe looks at each.
import { step } from './steps.mjs';

const settings = {
  'Right to left': { VITE_DIRECTION: 'rtl' },
  'Text at 200 %': { VITE_TEXT_SIZE: '200%' },
};

// What is named on the command line, or all screens and their views.
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : ['stories/app', 'stories/features', 'stories/flows'];

for (const [title, environment] of Object.entries(settings)) {
  Object.assign(process.env, { VITE_DIRECTION: '', VITE_TEXT_SIZE: '' }, environment);
  step(title, 'vitest', ['run', '--project', 'stories*', ...stories]);
}

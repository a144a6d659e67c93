// Runs the stories right to left and with text at 200 %, and checks accessibility.
import { attempt } from './steps.mjs';

const settings = {
  'Right to left': { VITE_DIRECTION: 'rtl' },
  'Text at 200 %': { VITE_TEXT_SIZE: 'double' },
};

const named = process.argv.slice(2);
const stories = named.length > 0 ? named : ['stories/app', 'stories/features', 'stories/flows'];

// Runs both even if the first fails.
const outcomes = Object.entries(settings).map(([title, environment]) => {
  Object.assign(process.env, { VITE_DIRECTION: '', VITE_TEXT_SIZE: '' }, environment);
  return attempt(title, 'vitest', ['run', '--project', 'stories*', ...stories]);
});
process.exit(outcomes.every(Boolean) ? 0 : 1);

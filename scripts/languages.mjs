// Plays the screens and looks at each in Arabic and in the pseudo language, at 320, 390 and 1280 px: axe, and room for every word.
import { attempt } from './steps.mjs';

// What is named on the command line, or all screens.
const named = process.argv.slice(2);
const stories = named.length > 0 ? named : ['stories/app', 'stories/features'];

process.env['VITE_LANGUAGES'] = 'others';
const passed = attempt('Other languages', 'vitest', ['run', '--project', 'stories*', ...stories]);
process.exit(passed ? 0 : 1);

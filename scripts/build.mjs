// `npm run build`: builds the front end into dist/ unless it is up to date.
import { buildFrontEnd } from './build-front-end.mjs';

process.exit(buildFrontEnd((line) => console.log(line)) ? 0 : 1);

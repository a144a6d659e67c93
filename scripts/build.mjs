// `npm run build`: the front end in dist/, unless what is there is up to date.
import { buildFrontEnd } from './build-front-end.mjs';

process.exit(buildFrontEnd((line) => console.log(line)) ? 0 : 1);

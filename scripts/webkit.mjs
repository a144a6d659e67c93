// `npm run test:webkit`: runs journeys in WebKit, and the stories without pictures. With paths, only these stories.
import { attempt } from './steps.mjs';
import { startWebKitDriver } from './webkitDriver.mjs';

const named = process.argv.slice(2);
const journeys = named.length > 0 || attempt('Journeys in WebKit', 'vitest', ['run', '--project', 'webkit']);

const driver = await startWebKitDriver();
process.env['WEBKIT_DRIVER_PORT'] = String(driver.port);
const stories = attempt('Stories in WebKit', 'vitest', ['run', '--project', 'webkit-stories', ...named]);
driver.close();
process.exit(journeys && stories ? 0 : 1);

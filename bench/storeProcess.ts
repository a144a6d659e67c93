// The product's server with another folder of pages, so that the compared pages come from the same address.
import { createLog } from '../server/http/log.ts';
import { startServer } from '../server/bin/startServer.ts';
import { readSettings } from '../server/settings/settings.ts';

const [frontEndFolder] = process.argv.slice(2);
if (!frontEndFolder) throw new Error('pass the folder with the pages');

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const running = await startServer({ settings, log, print: () => {}, frontEndFolder });
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log(`ready on ${running.address}`);

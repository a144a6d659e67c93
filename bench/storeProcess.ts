// One server for all that is measured: the product's own, with the other pages among its files. So both come the same way,
// with the same headers and compression, and ask the same address for the same list.
import { createLog } from '../server/http/log.ts';
import { startServer } from '../server/bin/startServer.ts';
import { readSettings } from '../server/settings/settings.ts';

const [frontEndFolder] = process.argv.slice(2);
if (!frontEndFolder) throw new Error('say from which folder the pages are served');

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const running = await startServer({ settings, log, report: () => {}, frontEndFolder });
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log(`ready on ${running.address}`);

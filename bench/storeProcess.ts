// The product's server with another folder of pages, so that the compared pages come from the same address.
import { sessionHandlers } from '../server/accounts/sessionHandlers.ts';
import { createLog } from '../server/monitoring/log.ts';
import { startServer } from '../server/bin/startServer.ts';
import { readSettings } from '../server/settings/settings.ts';

const [frontEndFolder] = process.argv.slice(2);
if (!frontEndFolder) throw new Error('pass the folder with the pages');

// Like a backend of the sixteen calls, with which the product loads all rows.
if (process.env['CAPABILITIES'] === 'none') {
  const { handle } = sessionHandlers.checkAdmin;
  sessionHandlers.checkAdmin.handle = async (...args) => {
    const session = await handle(...args);
    return session.isLoggedIn ? { ...session, capabilities: [] } : session;
  };
}

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const running = await startServer({ settings, log, print: () => {}, frontEndFolder });
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
console.log(`ready on ${running.address}`);

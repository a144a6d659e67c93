// `npm run secret -- replace`: replaces the store's secret, whether or not the server is running.
import { printCommand } from './printCommand.ts';
import { runSecretCommand } from './secretCommand.ts';

await printCommand(runSecretCommand);

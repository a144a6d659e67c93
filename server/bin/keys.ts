// `npm run keys -- …`: manages the keys of the Store API, whether or not the server is running.
import { runKeyCommand } from './keyCommands.ts';
import { printCommand } from './printCommand.ts';

await printCommand(runKeyCommand);

// `npm run admins -- …`: manages accounts, whether or not the server is running.
import { runAdminCommand } from './adminCommands.ts';
import { printCommand } from './printCommand.ts';

await printCommand(runAdminCommand);

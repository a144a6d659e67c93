// `npm run dev`: the reference server, and beside it Vite with the front end's sources, which passes /api on to it.
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', { stdio: 'inherit', shell: process.platform === 'win32' }),
];
const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

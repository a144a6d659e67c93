// `npm run dev`: starts the server, and Vite's dev server, which forwards /api to it.
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch', 'server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', { stdio: 'inherit', shell: process.platform === 'win32' }),
];
const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

import { readFileSync } from 'node:fs';

const packageJson = new URL('../../package.json', import.meta.url);

/** Version of the product, by semantic versioning. */
export const { version: VERSION } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string };

import type { Plugin } from 'vite';
import { collectFacts } from './facts.ts';

const NAME = 'virtual:component-facts';
const ID = `\0${NAME}`;

/** Serves what the docs pages say about a component and the sources know. */
export const componentFacts = (): Plugin => ({
  name: 'component-facts',
  resolveId: (id) => (id === NAME ? ID : undefined),
  load: (id) => (id === ID ? `export const facts = ${JSON.stringify(collectFacts())};` : undefined),
});

import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browser } from '../../scripts/browser.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string;
  }
}

/** One browser process for all journeys: each page has a context of its own anyway. */
export async function setup(project: TestProject) {
  browser.assertFound();
  const server = await chromium.launchServer(browser.launchOptions());
  project.provide('browserEndpoint', server.wsEndpoint());
  return () => server.close();
}

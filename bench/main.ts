// `npm run bench`: the product beside bare pages with the same rows, in a real browser. With --quick each figure is
// taken three times only, with --thorough 25 times instead of nine; with --held a press lasts (see interactions.ts).
// `npm run bench -- products` measures one table, and a number measures with so many rows.
import { buildFrontEnd } from '../scripts/build-front-end.mjs';
import { buildBarePages } from './barePages.ts';
import { launchBrowser } from './browser.ts';
import { measureTable, type Options } from './measureTable.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import type { TableScenario } from './scenario.ts';

const scenarios: Record<string, TableScenario> = { products, orders };

const words = process.argv.slice(2);
const chosen = Object.keys(scenarios).filter((name) => words.includes(name));
const sizes = words.map(Number).filter((one) => one > 0);
const repetitions = { '--quick': 3, '--thorough': 25 };
const options: Options = {
  press: words.includes('--held') ? 'held' : 'brief',
  repetitions: Object.entries(repetitions).find(([word]) => words.includes(word))?.[1] ?? 9,
  sizes: sizes.length > 0 ? sizes : [100, 1000, 10_000, 100_000],
};

if (!buildFrontEnd((line) => console.log(line))) process.exit(1);
const pages = await buildBarePages();
const browser = await launchBrowser();
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(scenarios))
    await measureTable(browser, pages.folder, scenarios[name]!, options);
} finally {
  await browser.close();
  pages.remove();
}

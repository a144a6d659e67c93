import { providePinnedBrowser } from './scripts/pinnedBrowser.mjs';
import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
const [out, width, ...files] = process.argv.slice(2);
const browser = await chromium.launch(await providePinnedBrowser());
const page = await browser.newPage({ viewport: { width: Number(width), height: 600 } });
await page.setContent(
  `<body style="margin:0;background:gray;display:flex;gap:8px;align-items:flex-start">${files.map((f) => `<img style="min-width:0;max-width:${100 / files.length}%" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`,
);
await page.waitForTimeout(300);
await page.screenshot({ path: out, fullPage: true });
await browser.close();

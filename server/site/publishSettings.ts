import { PUBLIC_SETTINGS_NAME, type PublicSettings } from '#contract/settings.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The page with the settings in its head, where the front end reads them: no script, for the policy names the build's. */
export function publishSettings(page: string, settings: PublicSettings): string {
  const meta = `<meta name="${PUBLIC_SETTINGS_NAME}" content="${escaped(JSON.stringify(settings))}" />`;
  return page.replace('</head>', () => `  ${meta}\n  </head>`);
}

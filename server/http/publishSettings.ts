import { PUBLIC_SETTINGS_NAME, type PublicSettings } from '#contract/settings/publicSettings.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Adds the settings to the page's head, where the front end reads them: not as a script, which the policy would block. */
export function publishSettings(page: string, settings: PublicSettings): string {
  const meta = `<meta name="${PUBLIC_SETTINGS_NAME}" content="${escapeHtml(JSON.stringify(settings))}" />`;
  return page.replace('</head>', () => `  ${meta}\n  </head>`);
}

type Args = Record<string, unknown> | undefined;
type At = string | { pathname?: string; search?: string } | undefined;

/** Returns the route in the `at` arg, which stories of whole screens have. */
export function getRoute(args: Args): string | undefined {
  const at = args?.['at'] as At;
  if (typeof at === 'string') return at;
  return at?.pathname && `${at.pathname}${at.search ?? ''}`;
}

/** Formats globals as Storybook's URL does: `theme:dark;viewport.value:phone`. Skips unset ones. */
function formatGlobals(globals: object, prefix = ''): string[] {
  return Object.entries(globals).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (typeof value === 'object') return formatGlobals(value as object, `${prefix}${name}.`);
    return [`${prefix}${name}:${value === true ? '!true' : String(value)}`];
  });
}

/** Globals that links to a story include unless they have their default value. */
export const linkedGlobals: Record<string, string | undefined> = {
  theme: 'light',
  viewport: undefined,
  textSize: 'normal',
  direction: 'ltr',
  motion: 'system',
  colours: 'own',
};

/** Returns a link to the story with the current toolbar settings. */
export function getStoryLink(currentUrl: string, storyId: string, globals: Record<string, unknown>): string {
  const changed = Object.entries(linkedGlobals)
    .filter(([name, defaultValue]) => globals[name] !== defaultValue)
    .map(([name]) => [name, globals[name]]);
  const formatted = formatGlobals(Object.fromEntries(changed)).join(';');
  const link = new URL(currentUrl);
  link.hash = '';
  link.search = `?path=/story/${storyId}${formatted && `&globals=${formatted}`}`;
  return link.href;
}

type Args = Record<string, unknown> | undefined;
type At = string | { pathname?: string; search?: string } | undefined;

/** Returns the route in the args of a story of a whole screen. */
export function getRoute(args: Args): string | undefined {
  const at = args?.['at'] as At;
  if (typeof at === 'string') return at;
  return at?.pathname && `${at.pathname}${at.search ?? ''}`;
}

/** Formats globals as Storybook's URL does: `theme:dark;viewport.value:phone`. Skips unset ones. */
function writeGlobals(globals: object, prefix = ''): string[] {
  return Object.entries(globals).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (typeof value === 'object') return writeGlobals(value as object, `${prefix}${name}.`);
    return [`${prefix}${name}:${value === true ? '!true' : String(value)}`];
  });
}

/** Globals that links include, with their defaults. */
export const sharedGlobals: Record<string, string | undefined> = {
  theme: 'light',
  viewport: undefined,
  textSize: 'normal',
  direction: 'ltr',
  motion: 'system',
  colours: 'own',
};

export function getStoryLink(page: string, storyId: string, globals: Record<string, unknown>): string {
  const chosen = Object.entries(sharedGlobals)
    .filter(([name, usual]) => globals[name] !== usual)
    .map(([name]) => [name, globals[name]]);
  const written = writeGlobals(Object.fromEntries(chosen)).join(';');
  const link = new URL(page);
  link.hash = '';
  link.search = `?path=/story/${storyId}${written && `&globals=${written}`}`;
  return link.href;
}

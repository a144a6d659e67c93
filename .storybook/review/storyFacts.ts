type Args = Record<string, unknown> | undefined;
type At = string | { pathname?: string; search?: string } | undefined;

/** A screen's own address, as the story of a whole screen gives it. */
export function getRoute(args: Args): string | undefined {
  const at = args?.['at'] as At;
  if (typeof at === 'string') return at;
  return at?.pathname && `${at.pathname}${at.search ?? ''}`;
}

/** `theme:dark;viewport.value:phone`, as the workbench reads it from its own address. Only what is not as usual. */
function writeGlobals(globals: object, prefix = ''): string[] {
  return Object.entries(globals).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === false) return [];
    if (typeof value === 'object') return writeGlobals(value as object, `${prefix}${name}.`);
    return [`${prefix}${name}:${value === true ? '!true' : String(value)}`];
  });
}

/** What a link carries, and how each is where nobody has chosen. */
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

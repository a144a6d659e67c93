type Args = Record<string, unknown> | undefined;
type At = string | { pathname?: string; search?: string } | undefined;

/** A screen's own address, as the story of a whole screen gives it. */
export function getRoute(args: Args): string | undefined {
  const at = args?.['at'] as At;
  if (typeof at === 'string') return at;
  return at?.pathname && `${at.pathname}${at.search ?? ''}`;
}

/** `theme:dark;viewport.value:phone`, as the workbench reads it from its own address. */
function writeGlobals(globals: object, prefix = ''): string[] {
  return Object.entries(globals).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'object') return writeGlobals(value as object, `${prefix}${name}.`);
    return [`${prefix}${name}:${typeof value === 'boolean' ? `!${value}` : String(value)}`];
  });
}

const SHARED = ['theme', 'viewport', 'textSize', 'direction', 'motion'];

export function getStoryLink(page: string, storyId: string, globals: Record<string, unknown>): string {
  const shared = Object.fromEntries(SHARED.map((name) => [name, globals[name]]));
  const link = new URL(page);
  link.hash = '';
  link.search = `?path=/story/${storyId}&globals=${writeGlobals(shared).join(';')}`;
  return link.href;
}

import { checkAdmin } from '#contract/admin.ts';

/** What the build says that a visit which begins at a path will ask for: `.visits.json`, by scripts/visitReport.mjs. */
export type Visit = {
  /** As in a router: a segment that begins with a colon stands for any. */
  path: string;
  scripts: readonly string[];
  /** Calls that are made only once it is known that an administrator is signed in. */
  lists: readonly string[];
};

/** Who asks for a page; elsewhere where the front end calls another host, which alone can tell. */
export type Visitor = 'signedIn' | 'unknown' | 'elsewhere';

function leadsTo(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const given = path.split('/');
  return (
    expected.length === given.length &&
    expected.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

export const visitAt = (visits: readonly Visit[], path: string): Visit | undefined =>
  visits.find((one) => leadsTo(one.path, path));

/** With credentials, as the front end asks: an answer that was had without them would not be taken. */
const answer = (path: string) =>
  `<link rel="preload" href="${path}" as="fetch" crossorigin="use-credentials" />`;

const script = (path: string) => `<link rel="modulepreload" href="${path}" crossorigin />`;

/** Who is there, the front end asks always; for lists only when somebody is signed in. So does this. */
function answersFor(visit: Visit | undefined, visitor: Visitor): readonly string[] {
  if (visitor === 'elsewhere') return [];
  return [checkAdmin.path, ...(visitor === 'signedIn' ? (visit?.lists ?? []) : [])];
}

/**
 * The page with what it will ask for in its head, so that the browser asks for all of it at once: else it learns of the
 * screen's code from the first script, and of its list from the code.
 */
export function announce(page: string, visit: Visit | undefined, visitor: Visitor): string {
  // Scripts first, because they are large: over HTTP/1.1 a browser asks a host for six things at a time.
  const links = [...(visit?.scripts ?? []).map(script), ...answersFor(visit, visitor).map(answer)];
  return page.replace('</head>', () => `${links.map((one) => `  ${one}\n`).join('')}  </head>`);
}

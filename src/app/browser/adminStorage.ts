/** Everything that the browser keeps for an administrator stands under such keys: theme, language and sidebar do not. */
const PREFIX = 'admin:';
/** Keys of earlier versions, which nothing reads any more. */
const OLD_KEYS = /^(?:product-drafts?|recent|views:.*|product-import:.*)$/;

/** What the storage refused, because it is forbidden or full: it lasts as long as the page. */
const unstored = new Map<string, unknown>();
/** How often the data of an administrator was cleared in this page. */
const clearings = new Map<string, number>();

/** Returns under which key the browser keeps such a thing for an administrator: it may be shared by several. */
export const getAdminKey = (email: string, name: string) => `${PREFIX}${email}:${name}`;

/**
 * Opens what the browser keeps for one administrator. Once it has been cleared it writes nothing any more: a form that
 * goes with the session must not leave its text behind.
 */
export function openAdminStorage(email: string) {
  const prefix = getAdminKey(email, '');
  const opened = clearings.get(email) ?? 0;
  clearings.set(email, opened);
  const isCleared = () => clearings.get(email) !== opened;
  return {
    read: (name: string) => readKey(prefix + name),
    write(name: string, value: unknown) {
      if (!isCleared()) writeKey(prefix + name, value);
    },
    remove: (name: string) => removeKey(prefix + name),
    /** Returns the names that begin so. */
    list: (start: string) =>
      listKeys()
        .filter((key) => key.startsWith(prefix + start))
        .map((key) => key.slice(prefix.length)),
  };
}

/** Forgets what is kept for administrators, but for the one who is named. */
export function clearAdminData(keptEmail?: string) {
  const kept = keptEmail === undefined ? undefined : getAdminKey(keptEmail, '');
  for (const [email, count] of clearings) if (email !== keptEmail) clearings.set(email, count + 1);
  for (const key of listKeys()) {
    const isKept = kept !== undefined && key.startsWith(kept);
    if (OLD_KEYS.test(key) || (key.startsWith(PREFIX) && !isKept)) removeKey(key);
  }
}

/** Returns every key that is kept for an administrator and ends so, with its value. */
export const listAdminEntries = (end: string): { key: string; value: unknown }[] =>
  listKeys()
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(end))
    .map((key) => ({ key, value: readKey(key) }));

/** Whether what was written outlasts the page. */
export const isStored = (key: string) => !unstored.has(key);

export function writeKey(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

export function readKey(key: string): unknown {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // Storage is forbidden here, or holds what is no JSON.
  }
}

function removeKey(key: string) {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden here: there is nothing to remove.
  }
}

function listKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unstored.keys()])];
  } catch {
    return [...unstored.keys()];
  }
}

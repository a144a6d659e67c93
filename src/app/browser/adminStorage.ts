/** Prefix of everything stored for an administrator. Theme, language and sidebar are shared, without it. */
const PREFIX = 'admin:';
/** Keys of earlier versions. */
const OLD_KEYS = /^(?:product-drafts?|recent|views:.*|product-import:.*)$/;

/** Values that the browser could not store (forbidden or full). They last as long as the page. */
const unstoredValues = new Map<string, unknown>();
/** How often each administrator's data was cleared since the page was loaded. */
const clearCounts = new Map<string, number>();

/** Returns the storage key of an administrator's value. */
export const getAdminKey = (email: string, name: string) => `${PREFIX}${email}:${name}`;

/**
 * Opens an administrator's storage. It ignores writes once the data is cleared, so that a form that is still open
 * can't save a draft after its administrator has signed out.
 */
export function openAdminStorage(email: string) {
  const prefix = getAdminKey(email, '');
  const countWhenOpened = clearCounts.get(email) ?? 0;
  // Registers the administrator for clearAdminData.
  clearCounts.set(email, countWhenOpened);
  const isCleared = () => clearCounts.get(email) !== countWhenOpened;
  return {
    read: (name: string) => readKey(prefix + name),
    write(name: string, value: unknown) {
      if (!isCleared()) writeKey(prefix + name, value);
    },
    remove: (name: string) => removeKey(prefix + name),
    /** Returns the names with this prefix. */
    list: (namePrefix: string) =>
      listKeys()
        .filter((key) => key.startsWith(prefix + namePrefix))
        .map((key) => key.slice(prefix.length)),
  };
}

/** Clears the data of all administrators except `keptEmail`. */
export function clearAdminData(keptEmail?: string) {
  const keptPrefix = keptEmail === undefined ? undefined : getAdminKey(keptEmail, '');
  for (const [email, count] of clearCounts) if (email !== keptEmail) clearCounts.set(email, count + 1);
  for (const key of listKeys()) {
    const isKept = keptPrefix !== undefined && key.startsWith(keptPrefix);
    if (OLD_KEYS.test(key) || (key.startsWith(PREFIX) && !isKept)) removeKey(key);
  }
}

/** Returns all administrators' keys with this suffix, with their values. */
export const listAdminEntries = (suffix: string): { key: string; value: unknown }[] =>
  listKeys()
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(suffix))
    .map((key) => ({ key, value: readKey(key) }));

/** Returns whether a value survives a reload. */
export const isStored = (key: string) => !unstoredValues.has(key);

export function writeKey(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    unstoredValues.delete(key);
  } catch {
    unstoredValues.set(key, value);
  }
}

export function readKey(key: string): unknown {
  if (unstoredValues.has(key)) return unstoredValues.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is forbidden, or the value is not JSON.
    return null;
  }
}

function removeKey(key: string) {
  unstoredValues.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing to remove.
  }
}

function listKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unstoredValues.keys()])];
  } catch {
    return [...unstoredValues.keys()];
  }
}

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return (Object.hasOwn(this, key) ? this[key] : null) as string | null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** Creates a browser storage for Node. Like in a browser, its entries are its properties. */
export const createStorage = () => new FakeStorage();

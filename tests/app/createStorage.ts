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

/** The browser's storage, which Node does not have: its entries are its properties. */
export const createStorage = () => new FakeStorage();

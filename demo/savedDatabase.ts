import { openDB } from 'idb';

const openSaved = () =>
  openDB('counter-demo-database', 1, {
    upgrade: (database) => void database.createObjectStore('files'),
  });

/** Reads the visitor's database, if they have changed something. */
export const readDatabase = async (): Promise<Uint8Array | undefined> =>
  (await openSaved()).get('files', 'database');

export const saveDatabase = async (content: Uint8Array): Promise<void> =>
  void (await (await openSaved()).put('files', content, 'database'));

export const deleteDatabase = async (): Promise<void> => (await openSaved()).delete('files', 'database');

/** Returns the stored form of a text: composed (NFC), because systems differ in how they type é, and without the space around it. */
export const normalizeText = (text: string): string => text.normalize().trim();

/** Returns what two names are compared by: without case, and in one form. Accents count: Cafe and Café are two names. */
export const toMatchKey = (text: string): string => text.normalize().toLowerCase().normalize();

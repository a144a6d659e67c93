const ASCII = /^[\0-\x7f]*$/;

/** Returns what two names are compared by: without case, and in one form. Accents count: Cafe and Café are two names. */
export const toMatchKey = (text: string): string =>
  // Lists ask for it once for each row and option, and normalizing takes ten times as long as all else.
  ASCII.test(text) ? text.toLowerCase() : text.normalize().toLowerCase().normalize();

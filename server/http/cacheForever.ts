/** For URLs whose content never changes. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

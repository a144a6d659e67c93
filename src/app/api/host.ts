/** Origin of the API if it isn't the page's own. Set at build time. */
export const HOST: string = import.meta.env['VITE_API_HOST'] ?? '';

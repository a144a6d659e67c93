/** Another host than the page's own, fixed when the front end was built. */
export const HOST: string = import.meta.env['VITE_API_HOST'] ?? '';

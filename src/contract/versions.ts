/** Version of the Store API, by semantic versioning. */
export const STORE_API_VERSION = '1.0.0';

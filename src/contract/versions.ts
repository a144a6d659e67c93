/** Version of the calls of the front end and their capabilities, by semantic versioning. */
export const CONTRACT_VERSION = '1.0.0';

/** Version of the Store API, by semantic versioning. */
export const STORE_API_VERSION = '1.0.0';

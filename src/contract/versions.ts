/** Version of the calls and their capabilities, by semantic versioning. */
export const CONTRACT_VERSION = '1.0.0';

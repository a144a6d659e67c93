import { assertWebKit } from '../../scripts/webkitDriver.mjs';

/** Checks before the tests run that WebKit is installed. */
export const setup = () => assertWebKit();

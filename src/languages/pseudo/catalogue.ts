import { catalogue as english } from '../en/catalogue.ts';
import type { Catalogue } from '../words.ts';
import { translate } from './pseudo.ts';

/** English through `translate`, for stories and tests. */
export const catalogue = Object.fromEntries(
  Object.entries(english).map(([part, load]) => [part, () => load().then(translate<object>)]),
) as Catalogue;

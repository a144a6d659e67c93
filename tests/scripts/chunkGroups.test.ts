import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onDemandModules, sharedModules } from '../../scripts/chunkGroups.mjs';

it.each(Object.entries({ ...sharedModules, 'on demand': onDemandModules }))(
  '%s names modules that are there',
  (_, beginnings) => {
    const leadingNowhere = beginnings.filter((one) => globSync(`src/${one}{*,*/**}`).length === 0);
    expect(leadingNowhere).toEqual([]);
  },
);

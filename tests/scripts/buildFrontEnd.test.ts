import { expect, it } from 'vitest';
import { describeVariables } from '../../scripts/buildFrontEnd.ts';

it('builds again if a variable of the build has changed, and not if an empty one is set', () => {
  const unset = describeVariables({});
  expect(describeVariables({ VITE_API_HOST: '', PATH: '/usr/bin' })).toBe(unset);
  expect(describeVariables({ VITE_API_HOST: 'https://api.example' })).not.toBe(unset);
});

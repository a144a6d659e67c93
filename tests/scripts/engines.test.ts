import { afterEach, expect, it, vi } from 'vitest';
import { assertFirefox } from '../../scripts/firefox.ts';
import { assertWebKit } from '../webkit/driver.ts';

afterEach(() => void vi.unstubAllEnvs());

it('reports that the requested Firefox is missing', () => {
  vi.stubEnv('FIREFOX_PATH', '/nowhere');
  expect(assertFirefox).toThrow('FIREFOX_PATH=/nowhere does not exist');
});

it('names the package that installs Firefox', () => {
  vi.stubEnv('FIREFOX_PATH', undefined);
  vi.spyOn(process, 'platform', 'get').mockReturnValue('aix');
  expect(assertFirefox).toThrow('apt-get install firefox-esr');
});

it('names the packages that install WebKit', () => {
  vi.stubEnv('PATH', '');
  expect(assertWebKit).toThrow('apt-get install webkit2gtk-driver xvfb');
});

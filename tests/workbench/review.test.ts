import { expect, it } from 'vitest';
import { toDesigns } from '../../.storybook/review/designs.ts';
import { getRoute, getStoryLink } from '../../.storybook/review/storyFacts.ts';

it('links to the very state, with what the toolbar has set, below any path', () => {
  const link = getStoryLink('http://host/below/?path=/story/other&full=1#top', 'app-orders--detail', {
    theme: 'dark',
    viewport: { value: 'phone', isRotated: false },
    a11y: { manual: false },
  });
  expect(link).toBe(
    'http://host/below/?path=/story/app-orders--detail&globals=theme:dark;viewport.value:phone;viewport.isRotated:!false',
  );
});

it('knows the address of a whole screen', () => {
  expect(getRoute({ at: '/orders?page=3' })).toBe('/orders?page=3');
  expect(getRoute({ at: { pathname: '/verify-otp', state: {} } })).toBe('/verify-otp');
  expect(getRoute({ state: {} })).toBeUndefined();
});

it('shows the drawing of the theme and the size first', () => {
  const drawn = { desktop: 'orders', phone: 'orders-mobile' };
  const names = (shown: { dark: boolean; phone: boolean }) => toDesigns(drawn, shown).map(({ name }) => name);
  expect(names({ dark: false, phone: false })[0]).toBe('Desktop, light');
  expect(names({ dark: true, phone: true })).toEqual([
    'Phone, dark',
    'Phone, light',
    'Desktop, dark',
    'Desktop, light',
  ]);
});

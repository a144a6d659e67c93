import { expect, it } from 'vitest';
import { toDesigns } from '../../.storybook/review/designs.ts';
import { doubleRem } from '../../.storybook/simulatedMedia.ts';
import { readerDefaults, readerToolbar } from '../../.storybook/reader.ts';
import { getOldId } from '../../.storybook/review/oldIds.ts';
import { getRoute, getStoryLink, linkedGlobals } from '../../.storybook/review/storyLink.ts';
import { getFrameSizes } from '../../.storybook/review/frameSizes.ts';
import { themeToolbar } from '../../.storybook/theme.tsx';
import { viewports } from '../../stories/viewports.ts';

it('links to a story with the toolbar’s settings, whatever path serves Storybook', () => {
  const link = getStoryLink('http://host/below/?path=/story/other&full=1#top', 'app-orders--detail', {
    theme: 'dark',
    viewport: { value: 'phone', isRotated: false },
    textSize: 'double',
    direction: 'ltr',
    colours: 'forced',
    a11y: { manual: false },
  });
  expect(link).toBe(
    'http://host/below/?path=/story/app-orders--detail&globals=theme:dark;viewport.value:phone;textSize:double;colours:forced',
  );
});

it('omits default settings from links', () => {
  const defaults = { theme: 'light', viewport: { isRotated: false }, ...readerDefaults };
  expect(getStoryLink('http://host/', 'app-orders--detail', defaults)).toBe(
    'http://host/?path=/story/app-orders--detail',
  );
});

it('includes all toolbar settings in the format of Storybook URLs', () => {
  const toolbar = Object.entries({ theme: themeToolbar, ...readerToolbar });
  expect(Object.keys(linkedGlobals).toSorted()).toEqual(
    [...toolbar.map(([name]) => name), 'viewport'].toSorted(),
  );
  expect(linkedGlobals).toMatchObject(readerDefaults);
  for (const [name, { toolbar: button }] of toolbar) {
    expect(button.items.find(({ type }) => type === 'reset')?.value).toBe(linkedGlobals[name]);
    for (const { value } of button.items) expect(value).toMatch(/^[a-zA-Z0-9 _-]*$/);
  }
});

it('doubles every rem value of a media condition and nothing else', () => {
  expect(doubleRem('not all and (width >= 22.5rem) and (height >= 48rem)')).toBe(
    'not all and (width >= 45rem) and (height >= 96rem)',
  );
  expect(doubleRem('(min-width: 640px) and (max-width: .5rem)')).toBe(
    '(min-width: 640px) and (max-width: 1rem)',
  );
});

it('returns the route of a screen’s story', () => {
  expect(getRoute({ at: '/orders?page=3' })).toBe('/orders?page=3');
  expect(getRoute({ at: { pathname: '/verify-otp', state: {} } })).toBe('/verify-otp');
  expect(getRoute({ state: {} })).toBeUndefined();
});

it('shows the drawing of the current theme and size first', () => {
  const drawing = { desktop: 'orders', phone: 'orders-mobile' };
  const names = (shown: { dark: boolean; phone: boolean }) =>
    toDesigns(drawing, shown).map(({ name }) => name);
  expect(names({ dark: false, phone: false })[0]).toBe('Desktop, light');
  expect(names({ dark: true, phone: true })).toEqual([
    'Phone, dark',
    'Phone, light',
    'Desktop, dark',
    'Desktop, light',
  ]);
});

it('gives the dark frame half of the space, or the chosen viewport', () => {
  const parameters = { viewport: { options: viewports } };
  expect(getFrameSizes({}, parameters)).toEqual({ light: '50%', dark: { width: '50%', height: '100%' } });
  const rotated = getFrameSizes({ viewport: { value: 'phone', isRotated: true } }, parameters);
  expect(rotated).toMatchObject({ light: 'calc(844px + 80px)', dark: { width: '844px', height: '390px' } });
});

it('knows the ids of stories from before they were grouped by screen', () => {
  const table = {
    id: 'screens-orders-orderstable--loaded',
    importPath: './stories/features/orders/table/OrdersTable.stories.tsx',
  };
  expect(getOldId(table)).toBe('features-orders-table-orderstable--loaded');
  const page = { id: 'screens-orders-page-orders--loaded', importPath: './stories/app/Orders.stories.tsx' };
  expect(getOldId(page)).toBe('app-orders--loaded');
});

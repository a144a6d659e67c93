import { describe, expect, it } from 'vitest';
import { doubleRem } from '../../.storybook/simulatedMedia.ts';
import { readerDefaults, readerToolbar } from '../../.storybook/reader.ts';
import { getOldId } from '../../.storybook/review/oldIds.ts';
import { differInArea, getDefaultSides, listSides, type Side } from '../../.storybook/review/sides.ts';
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

describe('a story in the Review panel', () => {
  const story = {
    id: 'screens-orders-page-orders--loaded',
    title: 'screens/Orders/page/Orders',
    tags: ['test', 'state:orders.loaded'],
    parameters: { size: 'desktop' },
  };
  const list = (changes: Partial<typeof story>, globals: object, changedThemes: string[] = []) =>
    listSides({ ...story, ...changes }, globals, { live: './iframe.html?id=x', changedThemes });
  const labels = (...args: Parameters<typeof list>) => list(...args).map(({ label }) => label);

  it('can be compared with its picture and drawings in the toolbar’s theme', () => {
    const urls = list({}, { theme: 'dark' }).map(({ url }) => url);
    expect(urls.slice(0, 3)).toEqual([
      './pictures/dark/screens-orders-page-orders-loaded.webp',
      './drawings/orders.dark.webp',
      './drawings/orders-mobile.dark.webp',
    ]);
    expect(urls.at(-1)).toBe('./iframe.html?id=x');
  });

  it('has the earlier picture only in themes that changed', () => {
    expect(labels({}, { theme: 'dark' }, ['dark'])[0]).toBe('Before');
    expect(labels({}, { theme: 'light' }, ['dark'])).not.toContain('Before');
  });

  it('has no picture in themes without one', () => {
    expect(labels({ tags: ['test'] }, { theme: 'dark' })).not.toContain('Picture');
    expect(labels({ tags: ['test', 'no-picture'] }, {})).not.toContain('Picture');
    expect(labels({ tags: ['state:orders.loaded'] }, {})).not.toContain('Picture');
  });

  it('has the drawing of the current size first', () => {
    expect(labels({}, {})).toEqual([
      'Picture',
      'Drawing, desktop',
      'Drawing, phone',
      'Drawing, 320 px',
      'Drawing, 768 px',
      'Drawing, 1024 px',
      'Live',
    ]);
    expect(labels({ tags: ['phone'] }, {})[0]).toBe('Drawing, phone');
  });

  it('is live at the size of its viewport', () => {
    expect(list({}, {}).at(-1)).toMatchObject({ widthPx: 1440, heightPx: 900 });
    expect(list({}, { viewport: { value: 'phone' } }).at(-1)).toMatchObject({ widthPx: 390 });
    expect(list({ parameters: {} as never }, {}).at(-1)).toMatchObject({ widthPx: 960 });
  });

  it('shows what changed first, otherwise the drawing alone', () => {
    expect(getDefaultSides(list({}, {}, ['light']))).toMatchObject({
      first: { label: 'Before' },
      second: { label: 'Picture' },
    });
    const { first, second } = getDefaultSides(list({}, {}));
    expect([first?.label, second]).toEqual(['Drawing, desktop', undefined]);
    expect(getDefaultSides(list({ title: 'none' }, {})).first?.label).toBe('Picture');
  });

  it('says if a picture shows less of the screen than the other side', () => {
    const [picture, drawing] = list({}, {}) as [Side, Side];
    const onPage = { ...story, parameters: { frame: 'page' } };
    expect(differInArea(onPage, [picture, drawing])).toBe(true);
    expect(differInArea(onPage, [picture, picture])).toBe(false);
    expect(differInArea({ ...onPage, tags: ['whole-screen'] }, [picture, drawing])).toBe(false);
    expect(differInArea(story, [picture, drawing])).toBe(false);
  });
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

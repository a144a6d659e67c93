/** Widths at which screens are tested, from the smallest to the largest that the product supports. */
export const viewports = {
  zoomed: {
    name: 'Small laptop at 400 % (320×256)',
    styles: { width: '320px', height: '256px' },
    type: 'mobile',
  },
  smallest: { name: 'Smallest (320)', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone (390)', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  component: { name: 'Component (960)', styles: { width: '960px', height: '640px' }, type: 'desktop' },
  laptop: { name: 'Laptop (1280)', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  laptop1366: { name: 'Laptop (1366)', styles: { width: '1366px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop (1440)', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide (1920)', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
  widest: { name: 'Widest (2560)', styles: { width: '2560px', height: '1440px' }, type: 'desktop' },
} as const;

export type ViewportName = keyof typeof viewports;

/** `parameters` of a screen: 1440 px wide in tests and pictures, as wide as the window in the workbench. */
export const page = { frame: 'page', size: 'desktop' } as const;

/** `parameters` of stories of the whole app. They have no controls. */
export const appPage = { ...page, controls: { disable: true } } as const;

/** `parameters` of a sign-in page without its illustration, because only the form differs between states. */
export const formPage = { frame: 'page', size: 'tablet' } as const;

/** `globals` of a story at a fixed size, in the workbench too. */
export const phone = { viewport: { value: 'phone' } } as const;
export const tablet = { viewport: { value: 'tablet' } } as const;
export const laptop = { viewport: { value: 'laptop' } } as const;
export const laptop1366 = { viewport: { value: 'laptop1366' } } as const;
export const desktop = { viewport: { value: 'desktop' } } as const;
export const wide = { viewport: { value: 'wide' } } as const;
export const smallest = { viewport: { value: 'smallest' } } as const;

/** A small laptop at 400 % zoom. */
export const zoomed = { viewport: { value: 'zoomed' } } as const;

/** `globals` of a story right to left, popups included. */
export const rightToLeft = { direction: 'rtl' } as const;
/** `globals` of a story with text at 200 %. */
export const largeText = { textSize: 'double' } as const;

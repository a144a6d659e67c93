import { describe, expect, test } from 'vitest';
import { tooltipPlace } from '#ui/tooltip/tooltipElement.ts';

const window = { width: 1000, height: 600 };
const tip = { width: 100, height: 26 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 32, height: 32 });

describe('where a tooltip stands', () => {
  test('above its anchor and centred on it', () => {
    expect(tooltipPlace(anchorAt(500, 300), tip, window)).toEqual({
      side: 'above',
      left: 466,
      top: 266,
      arrow: 50,
    });
  });

  test('below where there is no room above', () => {
    expect(tooltipPlace(anchorAt(500, 20), tip, window)).toMatchObject({ side: 'below', top: 60 });
  });

  test('above, but inside the window, where there is room on neither side', () => {
    expect(tooltipPlace(anchorAt(500, 20), tip, { width: 1000, height: 70 })).toMatchObject({
      side: 'above',
      top: 4,
    });
  });

  test('inside the window at both sides, with the arrow still on the anchor', () => {
    expect(tooltipPlace(anchorAt(0, 300), tip, window)).toMatchObject({ left: 4, arrow: 12 });
    expect(tooltipPlace(anchorAt(968, 300), tip, window)).toMatchObject({ left: 896, arrow: 88 });
  });

  test('at the start of a window that is too narrow for it', () => {
    expect(
      tooltipPlace(anchorAt(20, 300), { width: 300, height: 26 }, { width: 200, height: 600 }),
    ).toMatchObject({ left: 4 });
  });
});

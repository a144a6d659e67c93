// Finds text that is cut off, overflows its control or overlaps other text.

/** Ignores rounding, in px. */
const TOLERANCE = 1.5;

const describe = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;

/** Returns whether an element is visible only to screen readers (`sr-only`). */
const isScreenReaderOnly = (element: Element) =>
  [...getAncestors(element)].some((one) => getComputedStyle(one).clipPath === 'inset(50%)');

const isHidden = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  isScreenReaderOnly(element);

/** Returns the topmost modal, or the body. */
const findTopLayer = (): Element =>
  [...document.querySelectorAll('[aria-modal="true"]')].findLast((one) => one.checkVisibility()) ??
  document.body;

type ShownText = { text: string; parent: Element; boxes: readonly DOMRect[] };

function listTexts(layer: Element): ShownText[] {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const texts: ShownText[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('svg, style, script') || isHidden(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) texts.push({ text: node.textContent, parent, boxes });
  }
  return texts;
}

const isScroller = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);

const isWiderInside = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + TOLERANCE;

/** Returns whether text is truncated on purpose: with an ellipsis, or by a box that scrolls horizontally. */
function isTruncatedOnPurpose(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (
    textOverflow === 'ellipsis' ||
    webkitLineClamp !== 'none' ||
    (isScroller(element) && isWiderInside(element))
  );
}

/** Finds dialogs, lists and menus that scroll horizontally. Only tables may. */
const findHorizontalScrollers = (): string[] =>
  [
    ...document.querySelectorAll(
      '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], nav, aside',
    ),
  ]
    .flatMap((one) => [one, ...one.querySelectorAll('*')])
    .filter((one) => !one.closest('table, [role="tablist"]') && !one.querySelector('table'))
    .filter((one) => one.checkVisibility() && isScroller(one) && isWiderInside(one))
    .map((one) => `${describe(one.textContent)} scrolls horizontally`);

function* getAncestors(element: Element) {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) yield one;
}

function findClippedText({ text, parent, boxes }: ShownText): string[] {
  for (const element of getAncestors(parent)) {
    // A tooltip is above the page, so its ancestors don't clip it.
    if (isTruncatedOnPurpose(element) || element.matches(':popover-open')) return [];
    const { overflowX } = getComputedStyle(element);
    if (!['hidden', 'clip'].includes(overflowX)) continue;
    const box = element.getBoundingClientRect();
    const isClipped = boxes.some(
      ({ left, right }) => left < box.left - TOLERANCE || right > box.right + TOLERANCE,
    );
    if (isClipped) return [`${describe(text)} is cut off`];
  }
  return [];
}

/** Returns whether text is in a tooltip or an edit form, which may cover its cell and the neighbours. */
function mayCover(control: Element, text: Element): boolean {
  const positioned = findPositioned(text);
  return positioned?.matches('form, [role="tooltip"]') === true && control.contains(positioned);
}

function findOverflowingText({ text, parent, boxes }: ShownText): string[] {
  const control = parent.closest('button, [role="tab"], [role="combobox"], th, td, [data-badge]');
  if (!control || [...getAncestors(parent)].some(isTruncatedOnPurpose) || mayCover(control, parent))
    return [];
  const box = control.getBoundingClientRect();
  const overflows = boxes.some(
    ({ left, right, top, bottom }) =>
      left < box.left - TOLERANCE ||
      right > box.right + TOLERANCE ||
      top < box.top - 3 ||
      bottom > box.bottom + 3,
  );
  return overflows ? [`${describe(text)} overflows its ${control.tagName.toLowerCase()}`] : [];
}

/** Returns the nearest positioned ancestor, which may cover the page on purpose. */
const findPositioned = (element: Element) =>
  [...getAncestors(element)].find((one) =>
    ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position),
  );

/** Clips a box to its scrolling ancestors, because hidden content overlaps nothing. */
function clipToScrollers(box: DOMRect, element: Element): DOMRect {
  const scrollers = [...getAncestors(element)].filter((one) => getComputedStyle(one).overflowY !== 'visible');
  return scrollers.reduce((seen, one) => {
    const { top, bottom } = one.getBoundingClientRect();
    const start = Math.max(seen.top, top);
    return new DOMRect(seen.x, start, seen.width, Math.max(0, Math.min(seen.bottom, bottom) - start));
  }, box);
}

const doOverlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

function findOverlaps(all: readonly ShownText[]): string[] {
  const texts = all.map((one) => ({
    ...one,
    boxes: one.boxes.map((box) => clipToScrollers(box, one.parent)),
  }));
  const positioned = texts.map(({ parent }) => findPositioned(parent));
  const isVisible = texts.map(({ parent }) => ![...getAncestors(parent)].some(isTruncatedOnPurpose));
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other, step) =>
          isVisible[index] &&
          isVisible[index + 1 + step] &&
          positioned[index] === positioned[index + 1 + step] &&
          one.boxes.some((box) => other.boxes.some((another) => doOverlap(box, another))),
      )
      .map((other) => `${describe(one.text)} overlaps ${describe(other.text)}`),
  );
}

/** Returns a description if the page is too wide, with the innermost element that extends furthest. */
function findPageOverflow(): string[] {
  const { scrollWidth, clientWidth, dir } = document.documentElement;
  if (!isWiderInside(document.documentElement)) return [];
  const reach = (one: Element) => {
    const { left, right } = one.getBoundingClientRect();
    return dir === 'rtl' ? clientWidth - left : right;
  };
  const widest = [...document.body.querySelectorAll('*')].filter(
    (one) => reach(one) >= scrollWidth - TOLERANCE,
  );
  const culprit =
    widest.length > 0 ? `: ${describe(widest.at(-1)?.outerHTML.replaceAll(/<!--.*?-->/g, '') ?? '')}` : '';
  return [`the page is ${scrollWidth - clientWidth} px too wide${culprit}`];
}

/** Returns the layout problems of the page. */
export function findOverflow(): string[] {
  const texts = listTexts(findTopLayer());
  return [
    ...findPageOverflow(),
    ...findHorizontalScrollers(),
    ...texts.flatMap(findClippedText),
    ...texts.flatMap(findOverflowingText),
    ...findOverlaps(texts),
  ];
}

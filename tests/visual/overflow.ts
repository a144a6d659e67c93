// What has no room: a text that is cut off, that leaves its control, or that lies on another one.

/** Half a pixel of rounding is no fault. */
const TOLERANCE = 1.5;

const describe = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;

/** Only screen readers have it: by `sr-only`, everywhere or from some width on. */
const isForReadersOnly = (element: Element) =>
  [...ancestorsOf(element)].some((one) => getComputedStyle(one).clipPath === 'inset(50%)');

const isHidden = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForReadersOnly(element);

/** What lies above the rest: where it is open, the rest is not looked at. */
const findLayer = (): Element =>
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

/** Cut off with an ellipsis on purpose, or scrolled sideways inside its own box. One that scrolls only downwards cuts no word off. */
function isMeantToBeCut(element: Element): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (
    textOverflow === 'ellipsis' ||
    webkitLineClamp !== 'none' ||
    (isScroller(element) && isWiderInside(element))
  );
}

/** Tables scroll sideways; dialogs, lists and menus scroll downwards only. */
const findSideways = (): string[] =>
  [
    ...document.querySelectorAll(
      '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], nav, aside',
    ),
  ]
    .flatMap((one) => [one, ...one.querySelectorAll('*')])
    .filter((one) => !one.closest('table, [role="tablist"]') && !one.querySelector('table'))
    .filter((one) => one.checkVisibility() && isScroller(one) && isWiderInside(one))
    .map((one) => `${describe(one.textContent)} scrolls sideways`);

function* ancestorsOf(element: Element) {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) yield one;
}

/** The box that cuts a text off, if one does. */
function findCut({ text, parent, boxes }: ShownText): string[] {
  for (const element of ancestorsOf(parent)) {
    // A tooltip is drawn above the page, whatever it stands in.
    if (isMeantToBeCut(element) || element.matches(':popover-open')) return [];
    const { overflowX } = getComputedStyle(element);
    if (!['hidden', 'clip'].includes(overflowX)) continue;
    const box = element.getBoundingClientRect();
    const isCut = boxes.some(
      ({ left, right }) => left < box.left - TOLERANCE || right > box.right + TOLERANCE,
    );
    if (isCut) return [`${describe(text)} is cut off`];
  }
  return [];
}

/** A tooltip, and what is typed in a cell's place, lie over their cell and its neighbours: they are in it only in the document. */
function floatsOver(control: Element, text: Element): boolean {
  const floor = findFloor(text);
  return floor?.matches('form, [role="tooltip"]') === true && control.contains(floor);
}

/** The control that a text stands out of. */
function findEscape({ text, parent, boxes }: ShownText): string[] {
  const control = parent.closest('button, [role="tab"], [role="combobox"], th, td, [data-badge]');
  if (!control || [...ancestorsOf(parent)].some(isMeantToBeCut) || floatsOver(control, parent)) return [];
  const box = control.getBoundingClientRect();
  const isOut = boxes.some(
    ({ left, right, top, bottom }) =>
      left < box.left - TOLERANCE ||
      right > box.right + TOLERANCE ||
      top < box.top - 3 ||
      bottom > box.bottom + 3,
  );
  return isOut ? [`${describe(text)} stands out of its ${control.tagName.toLowerCase()}`] : [];
}

/** What stays in its place while the page scrolls lies on the page on purpose. */
const findFloor = (element: Element) =>
  [...ancestorsOf(element)].find((one) =>
    ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position),
  );

/** The part of a box that is seen: what is scrolled away in a dialog does not lie on its buttons. */
function clipToScrollers(box: DOMRect, element: Element): DOMRect {
  const scrollers = [...ancestorsOf(element)].filter((one) => getComputedStyle(one).overflowY !== 'visible');
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
  const floors = texts.map(({ parent }) => findFloor(parent));
  const isVisible = texts.map(({ parent }) => ![...ancestorsOf(parent)].some(isMeantToBeCut));
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other, step) =>
          isVisible[index] &&
          isVisible[index + 1 + step] &&
          floors[index] === floors[index + 1 + step] &&
          one.boxes.some((box) => other.boxes.some((another) => doOverlap(box, another))),
      )
      .map((other) => `${describe(one.text)} lies on ${describe(other.text)}`),
  );
}

/** What makes the page too wide: the innermost of what reaches out furthest. */
function findWidest(): string[] {
  const { scrollWidth, clientWidth, dir } = document.documentElement;
  if (!isWiderInside(document.documentElement)) return [];
  const reach = (one: Element) => {
    const { left, right } = one.getBoundingClientRect();
    return dir === 'rtl' ? clientWidth - left : right;
  };
  const out = [...document.body.querySelectorAll('*')].filter((one) => reach(one) >= scrollWidth - TOLERANCE);
  const by = out.length > 0 ? `: ${describe(out.at(-1)?.outerHTML.replaceAll(/<!--.*?-->/g, '') ?? '')}` : '';
  return [`the page is ${scrollWidth - clientWidth} px too wide${by}`];
}

/** Says of the page as it is shown what has no room. */
export function findOverflow(): string[] {
  const texts = listTexts(findLayer());
  return [
    ...findWidest(),
    ...findSideways(),
    ...texts.flatMap(findCut),
    ...texts.flatMap(findEscape),
    ...findOverlaps(texts),
  ];
}

/** In pixels of the window. */
export type PictureArea = { x: number; y: number; width: number; height: number };

export type ShownStory = {
  id: string;
  tags: string[];
  /** `picture` names the card that the story is about, by its title, or the bar that saves a form: 'save bar'. */
  parameters: { frame?: unknown; picture?: string };
};

/** The frame around all pages is these stories' own subject. */
const ofTheShell = /^(app-shell|features-shell|ui-app-shell)-/;

/** What is seen around a dialog: its shadow, and what it lies on. */
const MARGIN = 24;
/** Around a card: less than there is between two, so that its picture shows no neighbour. */
const CARD_MARGIN = 16;
/** Where the card then stands in the window. */
const CARD_TOP = 160;

const shown = (element: Element | null | undefined): element is Element =>
  element instanceof Element && element.checkVisibility() && element.getBoundingClientRect().width > 0;

/** The panel of the dialog on top; the dialog itself covers the window. */
const findDialog = () => [...document.querySelectorAll('[id^="headlessui-dialog-panel-"]')].findLast(shown);

/** The card of a form in which all wrong fields are. */
function findCardInError() {
  const cards = [...document.querySelectorAll('main [aria-invalid="true"]')].map((field) =>
    field.closest('form section[aria-labelledby]'),
  );
  const [card] = cards;
  return cards.every((one) => one === card) && shown(card) ? card : undefined;
}

const findCard = (title: string) =>
  [...document.querySelectorAll('main section[aria-labelledby]')].find(
    (card) => document.getElementById(card.getAttribute('aria-labelledby')!)?.textContent === title,
  );

const findSaveBar = () => document.querySelector('main form [type="submit"]')?.closest('.sticky');

const findAll = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
const findToasts = () => findAll('[data-toast]');

function boundsOf(elements: readonly Element[], margin: number): PictureArea {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - margin);
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - margin);
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + margin);
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const drawnFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Scrolls a card below the header, however long the page is: a toast is as far from the card as it always is. The room
 * for that is above the form's bar and the footer, so that the bar stays at the window's foot; toasts, which keep above it
 * with each frame, are waited for.
 */
async function scrollBelowHeader(card: Element) {
  const content = card.closest<HTMLElement>('.page-with-bar > *, main > *');
  if (content) content.style.paddingBottom = '100vh';
  scrollBy({ top: card.getBoundingClientRect().top - CARD_TOP, behavior: 'instant' });
  await drawnFrame();
  await drawnFrame();
}

async function findPartArea(parameters: ShownStory['parameters']): Promise<PictureArea | undefined> {
  if (parameters.picture === 'save bar') {
    const bar = findSaveBar();
    if (!bar) throw new Error('no save bar to picture');
    scrollTo(0, 0);
    return boundsOf([bar, ...findToasts()], 0);
  }
  const named = parameters.picture === undefined ? undefined : findCard(parameters.picture);
  if (parameters.picture !== undefined && !named) throw new Error(`no card ${parameters.picture} to picture`);
  const card = named ?? findCardInError();
  if (card) await scrollBelowHeader(card);
  if (named) return boundsOf([named, ...findToasts(), ...findAll('[role="listbox"]')], CARD_MARGIN);
  // What its toast says is said at the field too.
  return card && boundsOf([card], CARD_MARGIN);
}

/**
 * A picture shows what its story is about, so that a change elsewhere on the page leaves it as it is. On a whole page
 * that is the open dialog; or the card that the story names, or the one card of a form that is in error; or else `main`,
 * without the shell around it. The shell's own stories, and those tagged `whole-screen`, are pictured whole, as is a
 * component.
 */
export async function findPictureArea({
  id,
  tags,
  parameters,
}: ShownStory): Promise<PictureArea | undefined> {
  if (parameters.frame !== 'page' || tags.includes('whole-screen') || ofTheShell.test(id)) return undefined;
  const dialog = findDialog();
  if (dialog) return boundsOf([dialog, ...findToasts()], MARGIN);
  const part = await findPartArea(parameters);
  if (part) return part;
  const main = document.querySelector('main');
  return shown(main) ? boundsOf([main, ...findToasts()], 0) : undefined;
}

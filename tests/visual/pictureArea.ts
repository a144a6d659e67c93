/** In px of the window. */
export type PictureArea = { x: number; y: number; width: number; height: number };

export type ShownStory = {
  id: string;
  tags: string[];
  /** `picture` is the title of the card to show, or 'save bar'. */
  parameters: { frame?: unknown; picture?: string };
};

/** Stories about the shell, whose pictures include it. */
const SHELL_STORY =
  /^screens-app-shell-(?!loadboundary|renewdialog|page-(?:arabic|routeerror|session|startfailure))/;

/** Around a dialog, to include its shadow. */
const MARGIN = 24;
/** Around a card. Smaller than the gap between cards. */
const CARD_MARGIN = 16;
/** Top of the card in the window. */
const CARD_TOP = 160;

const isShown = (element: Element | null | undefined): element is Element =>
  element instanceof Element && element.checkVisibility() && element.getBoundingClientRect().width > 0;

/** Finds the panel of the topmost dialog. The dialog itself covers the window. */
const findDialog = () => [...document.querySelectorAll('[id^="headlessui-dialog-panel-"]')].findLast(isShown);

/** Finds the card that contains all invalid fields of a form. */
function findCardInError() {
  const cards = [...document.querySelectorAll('main [aria-invalid="true"]')].map((field) =>
    field.closest('form section[aria-labelledby]'),
  );
  const [card] = cards;
  return cards.every((one) => one === card) && isShown(card) ? card : undefined;
}

const findCard = (title: string) =>
  [...document.querySelectorAll('main section[aria-labelledby]')].find(
    (card) => document.getElementById(card.getAttribute('aria-labelledby')!)?.textContent === title,
  );

const findSaveBar = () => document.querySelector('main form [type="submit"]')?.closest('.page-bar');

const findAll = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
const findToasts = () => findAll('[data-toast]');

function getBounds(elements: readonly Element[], margin: number): PictureArea {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))) - margin);
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))) - margin);
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + margin);
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Scrolls a card to a fixed position, so that its distance to toasts is always the same. The padding makes room above the
 * save bar and the footer. Two frames later, toasts have moved above the bar.
 */
async function scrollBelowHeader(card: Element) {
  const content = card.closest<HTMLElement>('.page-with-bar > *, main > *');
  if (content) content.style.paddingBottom = '100vh';
  scrollBy({ top: card.getBoundingClientRect().top - CARD_TOP, behavior: 'instant' });
  await waitForFrame();
  await waitForFrame();
}

async function findPartArea(parameters: ShownStory['parameters']): Promise<PictureArea | undefined> {
  if (parameters.picture === 'save bar') {
    const bar = findSaveBar();
    if (!bar) throw new Error('no save bar to picture');
    scrollTo(0, 0);
    return getBounds([bar, ...findToasts()], 0);
  }
  const named = parameters.picture === undefined ? undefined : findCard(parameters.picture);
  if (parameters.picture !== undefined && !named) throw new Error(`no card ${parameters.picture} to picture`);
  const card = named ?? findCardInError();
  if (card) await scrollBelowHeader(card);
  if (named) return getBounds([named, ...findToasts(), ...findAll('[role="listbox"]')], CARD_MARGIN);
  // Leave out the toast, because the field shows the same message.
  return card && getBounds([card], CARD_MARGIN);
}

/**
 * Returns the part of a page that a story is about, so that other changes of the page don't change its picture: the open
 * dialog, the card named by the story, the card with invalid fields, or `main`. Returns undefined for the whole window,
 * which is used for components, stories of the shell and stories tagged `whole-screen`.
 */
export async function findPictureArea({
  id,
  tags,
  parameters,
}: ShownStory): Promise<PictureArea | undefined> {
  if (parameters.frame !== 'page' || tags.includes('whole-screen') || SHELL_STORY.test(id)) return undefined;
  const dialog = findDialog();
  if (dialog) return getBounds([dialog, ...findToasts()], MARGIN);
  const part = await findPartArea(parameters);
  if (part) return part;
  const main = document.querySelector('main');
  return isShown(main) ? getBounds([main, ...findToasts()], 0) : undefined;
}

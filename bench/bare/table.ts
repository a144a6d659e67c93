// The floor of the machine: what a search, a filter, a sort and a page cost when nothing stands between the rows and the
// document. No framework, no address, no states but this one; what can be made ready at load is.

export type BareColumn<Row> = { label: string; sort?: (row: Row) => string | number | undefined };

export type BareTable<Row> = {
  title: string;
  searchLabel: string;
  filterLabel: string;
  /** The first shows everything. */
  filters: readonly string[];
  pageSizes: readonly number[];
  columns: readonly BareColumn<Row>[];
  /** What the search looks at. */
  searched: (row: Row) => string;
  filtered: (row: Row) => string | undefined;
  rowHtml: (row: Row) => string;
  /** What a press on a row's critical button asks. */
  dialog?: { title: string; text: string; confirm: string };
  /** Which rows of how many are shown. */
  rangeText?: (start: string, end: string, total: string) => string;
};

type Sort = { column: number; sign: 1 | -1 };

const collator = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const rank = (a: string | number | undefined, b: string | number | undefined, sign: number) => {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`));
};

function pageHtml<Row>({
  title,
  searchLabel,
  filterLabel,
  filters,
  pageSizes,
  columns,
  dialog,
}: BareTable<Row>) {
  const options = (values: readonly (string | number)[]) =>
    values.map((one) => `<option>${one}</option>`).join('');
  const head = ({ label, sort }: BareColumn<Row>) => `<th>${sort ? `<button>${label}</button>` : label}</th>`;
  return `<h1>${title}</h1>
    <div class="bar">
      <input type="search" aria-label="${searchLabel}" />
      <select aria-label="${filterLabel}" size="${filters.length}">${options(filters)}</select>
    </div>
    <table><thead><tr>${columns.map(head).join('')}</tr></thead><tbody></tbody></table>
    <div class="bar">
      <select aria-label="Rows per page" size="${pageSizes.length}">${options(pageSizes)}</select>
      <p aria-live="polite"></p>
      <button>Previous</button><button>Next</button>
    </div>
    ${dialog ? `<dialog><h2>${dialog.title}</h2><p>${dialog.text}</p><button>Cancel</button><button>${dialog.confirm}</button></dialog>` : ''}`;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

export function showTable<Row>(table: BareTable<Row>, rows: readonly Row[]) {
  find('main').innerHTML = pageHtml(table);
  const texts = rows.map((row) => table.searched(row).toLowerCase());
  const [search, filter, size] = [find('input'), ...document.querySelectorAll('select')] as [
    HTMLInputElement,
    HTMLSelectElement,
    HTMLSelectElement,
  ];
  const [body, range] = [find('tbody'), find('main p[aria-live]')];
  // A list that is always open has nothing chosen at first.
  filter.selectedIndex = 0;
  size.value = new URLSearchParams(location.search).get('rows') ?? `${table.pageSizes[0]}`;
  let page = 1;
  let sort: Sort | undefined;

  function matching(): readonly Row[] {
    const term = search.value.trim().toLowerCase();
    const all = filter.selectedIndex === 0;
    const wanted = filter.value.toLowerCase();
    const found =
      all && term === ''
        ? rows
        : rows.filter(
            (row, index) =>
              (all || table.filtered(row)?.toLowerCase() === wanted) && texts[index]?.includes(term),
          );
    const key = sort && table.columns[sort.column]?.sort;
    if (!sort || !key) return found;
    const { sign } = sort;
    return found
      .map((row) => ({ row, key: key(row) }))
      .toSorted((a, b) => rank(a.key, b.key, sign))
      .map(({ row }) => row);
  }

  function show() {
    const found = matching();
    const perPage = Number(size.value);
    page = Math.max(1, Math.min(page, Math.ceil(found.length / perPage)));
    const first = (page - 1) * perPage;
    const shown = found.slice(first, first + perPage);
    body.innerHTML = shown.map(table.rowHtml).join('');
    const [start, end, total] = [first + 1, first + shown.length, found.length].map((one) =>
      one.toLocaleString(),
    );
    range.textContent = table.rangeText?.(start!, end!, total!) ?? `${start}–${end} of ${total}`;
  }

  function sortBy(column: number) {
    if (sort?.column !== column) sort = { column, sign: 1 };
    else sort = sort.sign === 1 ? { column, sign: -1 } : undefined;
    document
      .querySelectorAll('th')
      .forEach((head, index) =>
        head.setAttribute(
          'aria-sort',
          sort?.column !== index ? 'none' : sort.sign === 1 ? 'ascending' : 'descending',
        ),
      );
  }

  find('main').addEventListener('input', show);
  find('main').addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const head = button.closest('th');
    if (head) sortBy(head.cellIndex);
    else if (button.textContent === 'Next') page += 1;
    else if (button.textContent === 'Previous') page -= 1;
    else if (button.dataset['asks'] !== undefined) return find('dialog').matches('[open]') || openDialog();
    else return table.dialog && find('dialog').matches('[open]') && closeDialog();
    show();
  });
  show();
}

const dialog = () => document.querySelector('dialog')!;
const openDialog = () => dialog().showModal();
const closeDialog = () => dialog().close();

import { number, plural } from './rules.ts';

export const exportDialog = {
  title: 'Export as CSV',
  text: 'One file for spreadsheets, with every row and not only this page.',
  selectedText: 'One file for spreadsheets, with the rows that are selected.',
  close: 'Close',
  scope: 'Rows',
  shown: (count: string) => `Shown by the list (${count})`,
  everything: (count: string) => `Everything (${count})`,
  allRows: (count: string) => `All ${count} rows.`,
  selectedRows: (count: number) => plural(count, { one: 'The selected row.', other: 'The # selected rows.' }),
  columns: 'Columns',
  allColumns: 'All columns',
  noColumns: 'No columns',
  noneChosen: 'Choose at least one column',
  cancel: 'Cancel',
  start: 'Export',
  writing: 'Writing the file...',
  progress: 'Export progress',
  figures: (done: number, total: number) => `${number(done)} of ${number(total)} rows`,
  stop: 'Stop',
  busy: 'The file is being written. Stop it first.',
  failedTitle: 'The export was interrupted',
  kept: 'The rows so far are kept: trying again goes on from there.',
  failed: 'The rows could not be loaded.',
  retry: 'Try again',
  doneTitle: 'The file is ready',
  done: (fileName: string, rows: number) =>
    plural(rows, { one: `${fileName} has # row.`, other: `${fileName} has # rows.` }),
  missing: (count: number) =>
    plural(count, {
      one: '# selected row is not in it: it is not there any more.',
      other: '# selected rows are not in it: they are not there any more.',
    }),
  finish: 'Done',
  saveAgain: 'Download again',
};

/** The panel of a list's view. */
export const viewPanel = {
  title: 'View',
  close: 'Close view settings',
  done: 'Done',
  reset: 'Reset',
  resetDone: 'Columns and density are as they were at first.',
  nothingToReset: 'Columns and density are as they were at first',
  notKeptTitle: 'This browser does not keep it',
  notKept: 'Its storage is full or turned off. What you change here lasts until you leave the list.',

  saved: 'Saved views',
  none: 'Save search, filters, sort and columns under a name, to come back to them.',
  save: 'Save this view',
  name: 'Name',
  submitSave: 'Save',
  cancel: 'Cancel',
  nameErrors: {
    missing: 'Enter a name.',
    tooLong: (most: number) => `Use at most ${number(most)} characters.`,
    taken: 'There is a view of this name.',
    full: (most: number) => `There are ${number(most)} views, which is the most. Delete one first.`,
  },
  replace: 'Replace it',
  /** In the row of the view that a list is entered with. */
  first: 'First',
  makeFirst: (name: string) => `Show first: ${name}`,
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',

  columns: 'Columns',
  always: 'Always shown',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  isTop: 'It is the first already',
  isBottom: 'It is the last already',
  moved: (column: string, place: number, count: number) =>
    `${column} is now column ${number(place)} of ${number(count)}.`,
  sortedByHidden: (column: string) => `The list is sorted by ${column}, which is hidden.`,

  density: 'Density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
};

/** '480 products deleted, 20 could not be, 3 not done', of which the first part is the list's own. */
const summarize = (done: string, failed: number, notDone: number): string =>
  [
    done,
    ...(failed > 0 ? [`${number(failed)} could not be`] : []),
    ...(notDone > 0 ? [`${number(notDone)} not done`] : []),
  ].join(', ');

/** What is said of selected rows whatever they are. */
export const bulk = {
  selected: (count: number) => `${number(count)} selected`,
  selectedHidden: (count: number, hidden: number) => `${number(count)} selected, ${number(hidden)} not shown`,
  /** Opens the list of the selected rows. */
  show: 'Show them',
  hiddenText: (hidden: number, count: number) =>
    `${number(hidden)} of ${number(count)} not shown in the list. Clear a checkbox to leave that one out.`,
  keepSelected: (name: string) => `Keep ${name} selected`,
  showMore: (count: number) => `Show ${number(count)} more`,
  done: 'Done',
  /** After the names of five rows. */
  andMore: (count: number) => `and ${number(count)} more`,
  /** The count may be '10,000+'. */
  selectAll: (count: string) => `Select all ${count} that match`,
  collecting: (count: number) => `Selecting all that match: ${number(count)} so far...`,
  stopCollecting: 'Stop',
  clear: 'Clear selection',
  actions: 'Actions',
  status: 'Change status',
  export: 'Export',
  cancel: 'Cancel',
  progress: (ended: number, total: number, failed: number) =>
    `${number(ended)} of ${number(total)}${failed > 0 ? `, ${number(failed)} failed` : ''}`,
  cancelRun: 'Cancel the rest',
  cancelling: 'Waiting for what is on its way...',
  finishedTitle: 'Not everything was done',
  failedTitle: 'These could not be done',
  retry: (count: number) => `Try ${number(count)} again`,
  close: 'Close',
  summarize,
  finishedText: (done: string, failed: number, notDone: number) => `${summarize(done, failed, notDone)}.`,
  noReason: 'The store did not answer as expected.',
  unreachable: 'The store could not be reached.',
  changedMeanwhile: 'Somebody changed it meanwhile.',
};

/** What the dialog of an export calls the columns of the file. The file itself has English headings. */
export const orderColumnNames = {
  id: 'Order ID',
  orderNumber: 'Order Number',
  date: 'Order Date',
  storeDate: 'Order Date (store time)',
  status: 'Status',
  product: 'Product',
  brand: 'Brand',
  quantity: 'Quantity',
  price: 'Unit Price',
  discount: 'Total Discount',
  delivery: 'Delivery Charges',
  fee: 'Platform Fee',
  total: 'Total Amount',
  customer: 'Customer',
  email: 'E-mail',
  phone: 'Phone',
  recipient: 'Recipient',
  address: 'Address',
  locality: 'Locality',
  landmark: 'Landmark',
  city: 'City',
  state: 'State',
  pinCode: 'PIN Code',
  paymentId: 'Payment ID',
  payment: 'Payment Status',
  method: 'Payment Method',
  gateway: 'Payment Gateway',
};

export const productColumnNames = {
  id: 'Product ID',
  name: 'Product Name',
  description: 'Description',
  category: 'Category',
  subCategory: 'Sub-category',
  brand: 'Brand',
  actualPrice: 'Actual Price',
  discountedPrice: 'Discounted Price',
  discountPercentage: 'Discount Percentage',
  stock: 'Stock',
  stockUnit: 'Stock Unit',
  status: 'Product Status',
  isFeatured: 'Featured product',
  locations: 'Locations',
  ram: 'RAM',
  sizes: 'Sizes',
  weights: 'Weights',
  images: 'Images',
  createdAt: 'Created',
  storeCreatedAt: 'Created (store time)',
  updatedAt: 'Updated',
  storeUpdatedAt: 'Updated (store time)',
};

/**
 * Where a card shows a column's cell:
 *
 * - image: at the start, beside all lines
 * - label, badge: the two ends of the line above the title
 * - title: the name of the row
 * - subtitle: small, below the title
 * - value: the figure that matters most, beside the title, or below it if the actions are there
 * - detail, aside: small texts at the start and the end of a line
 * - footer: a small text below the detail
 * - actions: beside the title, or beside the footer if there is a label
 * - line: a small text with a line of its own, below the others
 * - hidden: not shown
 *
 * Only line and hidden can occur more than once.
 */
export type CardSlot =
  | 'image'
  | 'label'
  | 'badge'
  | 'title'
  | 'subtitle'
  | 'value'
  | 'detail'
  | 'aside'
  | 'footer'
  | 'actions'
  | 'line'
  | 'hidden';

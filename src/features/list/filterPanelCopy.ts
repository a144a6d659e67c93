/** What the panel of filters says; it comes with the panel. */
export const filterPanelCopy = {
  done: 'Done',
  close: 'Close filters',
  ends: {
    money: { from: 'Lowest', to: 'Highest' },
    days: { from: 'From', to: 'To' },
  },
  /** How a screen reader names one end: 'Price, lowest'. */
  end: (label: string, end: string) => `${label}, ${end.toLowerCase()}`,
  notAnAmount: 'Enter an amount such as 1,200.',
  notADay: 'Enter a day of the calendar.',
  inverted: {
    money: 'The highest amount is below the lowest.',
    days: 'The last day is before the first.',
  },
} as const;

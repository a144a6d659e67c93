import { useMemo } from 'react';
import {
  FORMER_ADMIN,
  type HistoryEntry,
  historyListRules,
  OTHER_AUTHORS,
  type Person,
} from '#contract/history/history.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { ANY, createFilters } from '#features/list/createFilters.ts';
import { createCount } from '#features/list/formatListCount.ts';
import type {
  ChoiceFilter,
  ListDefinition,
  ListFilter,
  ListMessages,
} from '#features/list/listDefinition.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { ActivityActions } from './activityCells.tsx';
import { createActivityColumns } from './activityColumns.tsx';

type ActivityMessages = Pick<Messages, 'list' | 'activity'>;

/** Names that aren't part of the criteria. */
type ActivityNames = {
  /** Everyone with entries. */
  people: readonly Person[];
  /** The person filter of the URL. */
  personId: string | undefined;
  /** The product or order of the subject filter, if known. */
  subject: { kind: 'product' | 'order'; name: string } | undefined;
};

export const createActivityListDefinition = (
  { list, activity }: ActivityMessages,
  formats: Formats,
  names: ActivityNames,
): ListDefinition<HistoryEntry, ActivityActions> => ({
  ...historyListRules,
  getRowId: ({ _id }) => _id,
  openRow: (entry, { onOpen }) => onOpen(entry),
  columns: createActivityColumns(activity.activityList),
  filters: createFilters(historyListRules, {
    messages: activity.activityFilters,
    defaultAllLabel: list.filters.any,
    toolbar: 'kind',
    screen: 'inventory',
  }).map((filter) => addNames(activity, filter, names)),
  pageOnFilterChange: 'first',
  failure: 'panel',
  density: 'tight',
  messages: createMessages({ list, activity }, formats),
});

/** Adds administrators, storefronts and the system to the person filter, and the name of the filtered product or order. */
function addNames(t: Messages['activity'], filter: ListFilter, names: ActivityNames): ListFilter {
  const { param, label } = filter;
  if (param === 'subject') {
    const { subject } = names;
    return {
      param,
      label: subject?.kind === 'order' ? t.activityFilters.subject.order : label,
      formatValue: (id) => subject?.name ?? id,
    };
  }
  return param === 'person' ? createPersonFilter(t, names) : filter;
}

function createPersonFilter(
  { activityFilters: { person }, people: t }: Messages['activity'],
  { people, personId }: ActivityNames,
): ChoiceFilter {
  const options = [
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    { value: FORMER_ADMIN, label: t.former },
    ...OTHER_AUTHORS.map((author) => ({ value: author, label: t[author] })),
  ];
  const isKnown = personId === undefined || options.some(({ value }) => value === personId);
  return {
    param: 'person',
    label: person.label,
    placement: 'panel',
    control: 'select',
    options: [
      { value: ANY, label: person.all },
      ...options,
      ...(isKnown ? [] : [{ value: personId, label: t.unknown }]),
    ],
  };
}

function createMessages(
  { list, activity: { activityList: t } }: ActivityMessages,
  formats: Formats,
): ListMessages {
  return {
    ...t,
    failedHint: t.failedText,
    count: createCount(list.shared, t, formats),
  };
}

/** Returns the list of the activity in the current language. Memoized, so that memoized rows don't render again. */
export function useActivityListDefinition({ people, personId, subject }: ActivityNames) {
  const list = useMessages('list');
  const activity = useMessages('activity');
  const formats = useFormats();
  return useMemo(
    () => createActivityListDefinition({ list, activity }, formats, { people, personId, subject }),
    [list, activity, formats, people, personId, subject],
  );
}

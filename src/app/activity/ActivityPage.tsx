import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type HistoryEntry,
  historyListRules,
  isProductKind,
  type Person,
} from '#contract/history/history.ts';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { ActivityView } from '#features/history/activity/ActivityView.tsx';
import {
  getEntryHref,
  getOpenEntry,
  hasVersion,
  setOpenEntry as setOpenId,
} from '#features/history/activity/activityUrl.ts';
import { useActivityListDefinition } from '#features/history/activity/createActivityListDefinition.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { readCriteria } from '#contract/lists/listParams.ts';
import { ListTable } from '#features/list/ListTable.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useEventCallback } from '../browser/useEventCallback.ts';
import { useToday } from '../browser/useToday.ts';
import { useExportTool } from '../list/export/useExportTool.tsx';
import { useList } from '../list/useList.ts';
import { type ListPageQuery, useFailureToast } from '../list/useListPage.ts';
import { useOpenRow } from '../list/useOpenRow.ts';
import { type HistoryPage, historyQueries } from '../history/historyQueries.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCapability } from '../session/useSession.ts';
import { Title } from '../page/Title.tsx';

const VersionSection = lazyWithRetry(() =>
  import('../history/VersionSection.tsx').then((module) => module.VersionSection),
);
const ActivityExportSection = lazyWithRetry(() =>
  import('./ActivityExportSection.tsx').then((module) => module.ActivityExportSection),
);

const NO_PEOPLE: readonly Person[] = [];

/** Returns the list with the names of the last loaded page. */
function useNamedList(lastPage: HistoryPage | undefined) {
  const [params] = useSearchParams();
  const { person, subject: subjectId } = readCriteria(historyListRules, params).filters;
  const [subject, setSubject] = useState<{ id: string; kind: 'product' | 'order'; name: string }>();
  const found = lastPage?.rows.find((row) => row.subjectId === subjectId && row.subjectName !== undefined);
  if (found?.subjectName !== undefined && subject?.id !== subjectId)
    setSubject({
      id: found.subjectId,
      kind: isProductKind(found.kind) ? 'product' : 'order',
      name: found.subjectName,
    });
  return useActivityListDefinition({
    people: lastPage?.people ?? NO_PEOPLE,
    personId: person,
    subject: subject?.id === subjectId ? subject : undefined,
  });
}

/**
 * Returns the entry in the URL. It stays open if the page that it was on is loaded again without it, because others
 * added entries.
 */
function useOpenEntry({ state }: ListPageQuery<HistoryEntry>, openId: string | undefined) {
  const [openEntry, setOpenEntry] = useState<HistoryEntry>();
  if (openEntry?._id === openId) return openEntry;
  const rows = state.status === 'listed' ? state.rows : [];
  const found = rows.find(({ _id }) => _id === openId);
  if (found !== openEntry) setOpenEntry(found);
  return found;
}

/** Everything that was changed, and the version of the entry in the URL. */
function ActivitySection() {
  const t = useMessages('activity').activityList;
  const [lastPage, setLastPage] = useState<HistoryPage>();
  const { list, criteria, pageQuery, views, tableProps } = useList({
    list: useNamedList(lastPage),
    queries: historyQueries,
    opensWith: 'defaultView',
    getFailureText: () => t.failed,
  });
  // Only observes the page that the list loads.
  const { data } = useQuery({ ...historyQueries.page(pageQuery.criteria), enabled: false });
  if (data && data !== lastPage) setLastPage(data);
  const { status } = pageQuery.state;
  // The table shows the failure, unless it still shows older entries.
  useFailureToast(pageQuery.error, () => (status === 'failed' ? undefined : t.failed));
  const navigate = useNavigate();
  const { openId, open, close } = useOpenRow({ getOpenId: getOpenEntry, setOpenId });
  const onOpen = useEventCallback((entry: HistoryEntry) =>
    hasVersion(entry) ? open(entry._id) : void navigate(getEntryHref(entry)),
  );
  // Stable, so that memoized rows don't render again.
  const actions = useMemo(() => ({ onOpen }), [onOpen]);
  const openEntry = useOpenEntry(pageQuery, openId);
  const exportTool = useExportTool({ list, pageQuery, Dialog: ActivityExportSection });
  return (
    <ActivityView status="supported" keptDays={lastPage?.keptDays}>
      <ListTable {...tableProps} actions={actions} tools={[views.columnsTool, exportTool.tool]} />
      {views.renderPanel(criteria)}
      {exportTool.dialog}
      <LoadBoundary onClose={close}>
        {openEntry && (
          <VersionSection
            key={openEntry._id}
            entry={openEntry}
            createAgainHref={paths.createAgain(openEntry._id)}
            onClose={close}
          />
        )}
      </LoadBoundary>
    </ActivityView>
  );
}

export function ActivityPage() {
  const t = useMessages('activity').activityList;
  const capability = useCapability(HISTORY_CAPABILITY);
  const today = useToday();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        {capability === 'unavailable' ? (
          <ActivityView status="unsupported" />
        ) : (
          <TodayContext value={today}>
            <ActivitySection />
          </TodayContext>
        )}
      </RequireAuth>
    </>
  );
}

import { Download } from 'lucide-react';
import { type ComponentType, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListMessages, ListTool } from '#features/list/listDefinition.ts';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { EXPORT_PARAM } from '#features/paths.ts';
import { REPLACE_OPTIONS, type ListPageQuery } from '../useListPage.ts';

type DialogProps<Row extends { _id: string }> = { pageQuery: ListPageQuery<Row>; onClose: () => void };

type ExportToolOptions<Row extends { _id: string }> = {
  list: { messages: Pick<ListMessages, 'notYet'> };
  pageQuery: ListPageQuery<Row>;
  Dialog: ComponentType<DialogProps<Row>>;
};

/** The tool that exports a list, and its dialog. */
export function useExportTool<Row extends { _id: string }>({
  list,
  pageQuery,
  Dialog,
}: ExportToolOptions<Row>) {
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startTransition] = useTransition();
  const open = () => startTransition(() => setOpen(true));
  const close = () => setOpen(false);
  const isListed = pageQuery.state.status !== 'loading' && pageQuery.state.status !== 'failed';
  const disabledReason = isListed ? undefined : list.messages.notYet;
  useOpenFromUrl(isListed ? 'listed' : 'notYet', open);
  const tool: ListTool = {
    label: useMessages('list').tools.export,
    icon: <Download />,
    status: isLoading ? 'busy' : 'ready',
    disabledReason,
    onSelect: open,
  };
  const dialog = (
    <LoadBoundary onClose={close}>{isOpen && <Dialog pageQuery={pageQuery} onClose={close} />}</LoadBoundary>
  );
  return { tool, dialog };
}

/** Opens the dialog if the URL has the export parameter, once the list is loaded, and removes the parameter. */
function useOpenFromUrl(status: 'listed' | 'notYet', open: () => void) {
  const [params, setParams] = useSearchParams();
  const isRequested = params.has(EXPORT_PARAM) && status === 'listed';
  const onRequested = useEffectEvent(() => {
    open();
    params.delete(EXPORT_PARAM);
    setParams(params, REPLACE_OPTIONS);
  });
  useEffect(() => {
    if (isRequested) onRequested();
  }, [isRequested]);
}

import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '#features/list/export/ExportButton.tsx';
import type { ListTexts } from '#features/list/listDefinition.ts';
import { EXPORT_PARAM } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { useLazyTool } from '../../shell/useLazyTool.ts';
import { REPLACE_OPTIONS } from '../useListCriteria.ts';
import type { ListPageQuery } from '../useListPage.ts';

type DialogProps<Row extends { _id: string }> = { page: ListPageQuery<Row>; onClose: () => void };

type ExportToolOptions<Row extends { _id: string }> = {
  list: { texts: Pick<ListTexts, 'notYet'> };
  page: ListPageQuery<Row>;
  load: () => Promise<ComponentType<DialogProps<Row>>>;
};

/** The button that opens a list's export, and its dialog while that is open. */
export function useExportTool<Row extends { _id: string }>({ list, page, load }: ExportToolOptions<Row>) {
  const { exportButtonCopy: copy } = useWords('list');
  const { status, Opened: Dialog, open, close } = useLazyTool(load, copy.notLoaded);
  const isListed = page.state.status !== 'loading' && page.state.status !== 'failed';
  const disabledReason = isListed ? undefined : list.texts.notYet;
  useOpenWhenAsked(isListed ? 'listed' : 'notYet', open);
  const button = <ExportButton {...{ status, disabledReason }} onPress={open} />;
  const dialog = Dialog && <Dialog page={page} onClose={close} />;
  return { button, dialog };
}

/** Opens the dialog if the URL asks for it, once the list is loaded, and removes the parameter. */
function useOpenWhenAsked(status: 'listed' | 'notYet', open: () => void) {
  const [params, setParams] = useSearchParams();
  const isDue = params.has(EXPORT_PARAM) && status === 'listed';
  const begin = useEffectEvent(() => {
    open();
    params.delete(EXPORT_PARAM);
    setParams(params, REPLACE_OPTIONS);
  });
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
}

import { type ComponentType, useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from '#features/list/export/ExportButton.tsx';
import type { ListTexts } from '#features/list/listDefinition.ts';
import { EXPORT_PARAM } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { useLazyTool } from '../../shell/useLazyTool.ts';
import { CHOSEN } from '../useListCriteria.ts';
import type { ListSource } from '../useListSource.ts';

type DialogProps<Row> = { source: ListSource<Row>; onClose: () => void };

type ExportToolOptions<Row> = {
  list: { texts: Pick<ListTexts, 'notYet'> };
  source: ListSource<Row>;
  load: () => Promise<ComponentType<DialogProps<Row>>>;
};

/** The button that opens a list's export, and its dialog while that is open. */
export function useExportTool<Row>({ list, source, load }: ExportToolOptions<Row>) {
  const { exportButtonCopy: copy } = useWords('list');
  const { status, Opened: Dialog, open, close } = useLazyTool(load, copy.notLoaded);
  const isListed = source.state.status !== 'loading' && source.state.status !== 'failed';
  const disabledReason = isListed ? undefined : list.texts.notYet;
  useOpenWhenAsked(isListed ? 'listed' : 'notYet', open);
  // Made once for each of its looks: the table is drawn anew only for what it shows.
  const button = useMemo(
    () => <ExportButton {...{ status, disabledReason }} onPress={open} />,
    [status, disabledReason, open],
  );
  const dialog = Dialog && <Dialog source={source} onClose={close} />;
  return { button, dialog };
}

/** Opens the dialog for who was led here to export, once there is something to export; the address then says no more of it. */
function useOpenWhenAsked(status: 'listed' | 'notYet', open: () => void) {
  const [params, setParams] = useSearchParams();
  const isDue = params.has(EXPORT_PARAM) && status === 'listed';
  const begin = useEffectEvent(() => {
    open();
    params.delete(EXPORT_PARAM);
    setParams(params, { replace: true, preventScrollReset: true, state: CHOSEN });
  });
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
}

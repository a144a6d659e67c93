import { type ComponentType, useMemo, useState } from 'react';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { ExportButton } from '#features/list/export/ExportButton.tsx';
import { exportButtonCopy as copy } from '#features/list/export/exportButtonCopy.ts';
import type { ListTexts } from '#features/list/listDefinition.ts';
import { logFailure } from '../../api/failure.ts';
import { useEventCallback } from '../../browser/useEventCallback.ts';
import { useNotify } from '../../shell/useNotify.ts';
import type { ListSource } from '../useListSource.ts';

type DialogProps<Row> = { source: ListSource<Row>; criteria: ListCriteria; onClose: () => void };

type ExportToolOptions<Row> = {
  list: { texts: Pick<ListTexts, 'notYet'> };
  source: ListSource<Row>;
  criteria: ListCriteria;
  /** Loads the dialog: nobody waits for it who does not export. */
  load: () => Promise<ComponentType<DialogProps<Row>>>;
};

type Opening<Row> =
  { status: 'closed' } | { status: 'loading' } | { status: 'open'; Dialog: ComponentType<DialogProps<Row>> };

/** The button that opens a list's export, and its dialog while that is open. */
export function useExportTool<Row>({ list, source, criteria, load }: ExportToolOptions<Row>) {
  const [opening, setOpening] = useState<Opening<Row>>({ status: 'closed' });
  const notify = useNotify();
  const close = () => setOpening({ status: 'closed' });
  const open = useEventCallback(() => {
    setOpening({ status: 'loading' });
    load().then(
      (Dialog) => setOpening({ status: 'open', Dialog }),
      (error: unknown) => {
        logFailure(error);
        notify('error', copy.notLoaded);
        close();
      },
    );
  });
  const status = opening.status === 'loading' ? 'busy' : 'ready';
  const isListed = source.state.status !== 'loading' && source.state.status !== 'failed';
  const disabledReason = isListed ? undefined : list.texts.notYet;
  // Made once for each of its looks: the table is drawn anew only for what it shows.
  const button = useMemo(
    () => <ExportButton {...{ status, disabledReason }} onPress={open} />,
    [status, disabledReason, open],
  );
  const dialog = opening.status === 'open' && <opening.Dialog {...{ source, criteria }} onClose={close} />;
  return { button, dialog };
}

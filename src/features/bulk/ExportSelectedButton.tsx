import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { Download } from 'lucide-react';
import type { MenuItem } from './SelectionBar.tsx';

export type ExportSelected = {
  /** `busy` while the dialog is on its way. */
  status: 'ready' | 'busy';
  onPress: () => void;
};

/** Opens the export of the rows that are selected, from the bar. */
export const ExportSelectedButton = ({ status, onPress }: ExportSelected) => {
  const { bulkCopy: copy } = useWords('listTools');
  return (
    <Button size="sm" icon={<Download />} status={status} aria-haspopup="dialog" onClick={onPress}>
      {copy.export}
    </Button>
  );
};

/** The same as a line of the phone's menu. */
export const toExportItem = (
  copy: Pick<Words['listTools']['bulkCopy'], 'export'>,
  { onPress }: ExportSelected,
): MenuItem => ({
  label: copy.export,
  icon: <Download />,
  onSelect: onPress,
});

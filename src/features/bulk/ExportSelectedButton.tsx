import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { Download } from 'lucide-react';
import type { MenuItem } from './SelectionBar.tsx';

export type ExportSelected = {
  /** `busy` while the dialog loads. */
  status: 'ready' | 'busy';
  onPress: () => void;
};

/** Opens the export of the selected rows. */
export const ExportSelectedButton = ({ status, onPress }: ExportSelected) => {
  const { bulkCopy: copy } = useWords('listTools');
  return (
    <Button size="sm" icon={<Download />} status={status} aria-haspopup="dialog" onClick={onPress}>
      {copy.export}
    </Button>
  );
};

/** The same as an item of the phone's menu. */
export const toExportItem = (
  copy: Pick<Words['listTools']['bulkCopy'], 'export'>,
  { onPress }: ExportSelected,
): MenuItem => ({
  label: copy.export,
  icon: <Download />,
  onSelect: onPress,
});

import { type RefObject, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Notice } from '#ui/notice/Notice.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { ViewColumns } from './ViewColumns.tsx';
import { DEFAULT_LAYOUT, isSameLayout, resetLayout, setDensity } from './viewChanges.ts';

type ViewPanelProps = SavedViewsProps & {
  /** Id of the column that the list is sorted by. */
  sortedBy: string | undefined;
  /** Whether the browser can store the views. */
  storage: 'available' | 'unavailable';
  onClose: () => void;
  anchor: RefObject<HTMLElement | null>;
};

/** Edits a list's columns, density and saved views. Changes apply at once. */
export function ViewPanel({ sortedBy, storage, onClose, anchor, onApply, ...editorProps }: ViewPanelProps) {
  const t = useMessages('listTools').viewPanel;
  const { columns, views, onChange } = editorProps;
  return (
    <Popover
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      anchor={anchor}
      footer={
        <>
          <Reset
            status={isSameLayout(columns, views.layout, DEFAULT_LAYOUT) ? 'default' : 'changed'}
            onReset={() => onChange(resetLayout)}
          />
          <Button variant="primary" onClick={onClose}>
            {t.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {storage === 'unavailable' && (
          <Notice role="alert" tone="caution" title={t.notKeptTitle}>
            {t.notKept}
          </Notice>
        )}
        <SavedViews
          {...editorProps}
          onApply={(view) => {
            onApply(view);
            onClose();
          }}
        />
        <ViewColumns {...{ columns, views, sortedBy, onChange }} />
        <SegmentedControl
          label={t.density}
          value={views.layout.density}
          options={[
            { value: 'comfortable', label: t.densities.comfortable },
            { value: 'compact', label: t.densities.compact },
          ]}
          onChange={(density) => onChange((now) => setDensity(now, density))}
        />
      </div>
    </Popover>
  );
}

/** Announces the reset, because its effect may be behind the panel. */
function Reset({ status, onReset }: { status: 'default' | 'changed'; onReset: () => void }) {
  const t = useMessages('listTools').viewPanel;
  const [announcement, setAnnouncement] = useState('');
  return (
    <span className="me-auto">
      <Button
        variant="ghost"
        disabledReason={status === 'default' ? t.nothingToReset : undefined}
        onClick={() => {
          onReset();
          setAnnouncement(t.resetDone);
        }}
      >
        {t.reset}
      </Button>
      <output className="sr-only">{status === 'default' && announcement}</output>
    </span>
  );
}

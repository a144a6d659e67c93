import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { ChangePreview } from './ChangePreview.tsx';
import type { PastePreview } from './pasteModel.ts';
import { type ChangePlan, createPlan } from './valueChange.ts';

type PasteDialogProps = {
  preview: PastePreview;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
};

/** Shows what pasted cells change before anything is saved. */
export function PasteDialog({ preview, onConfirm, onCancel }: PasteDialogProps) {
  const { bulkChange: t, paste } = useMessages('productTools');
  const { bulk: bulkMessages } = useMessages('listTools');
  const plan = createPlan(preview.rows);
  const hasMore = preview.extraLines > 0 || preview.extraColumns === 'some';
  return (
    <Dialog
      size="lg"
      title={paste.title}
      description={paste.text}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{bulkMessages.cancel}</Button>
          <Button
            data-autofocus
            variant="primary"
            disabledReason={plan.size === 0 ? t.nothing : undefined}
            onClick={() => onConfirm(plan)}
          >
            {t.confirm(plan.size || preview.rows.length)}
          </Button>
        </>
      }
    >
      {hasMore && (
        <div className="mb-3 grid gap-1 text-sm text-text-muted">
          {preview.extraLines > 0 && <p>{paste.extraLines(preview.extraLines)}</p>}
          {preview.extraColumns === 'some' && <p>{paste.extraColumns}</p>}
        </div>
      )}
      <ChangePreview rows={preview.rows} />
    </Dialog>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '#contract/orders/orderEvents.ts';
import { isBlank } from '#contract/text/cleanText.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import type { NoteOutcome } from './orderNotes.ts';

type NoteEditorProps = {
  /** The text to start with. */
  text: string;
  /** `now`: someone opened it. `later`: it was open before. */
  focus: 'now' | 'later';
  closeLabel: string;
  /** Called on every keystroke, to keep the text. */
  onType: (text: string) => void;
  onSave: (text: string) => Promise<NoteOutcome>;
  onSaved: () => void;
  onClose: () => void;
};

type EditorState = { status: 'typing' } | { status: 'saving' } | { status: 'failed'; reason: string };

/** Writes a note. A failure keeps the text. */
export function NoteEditor({ text: initial, focus, closeLabel, ...actions }: NoteEditorProps) {
  const t = useMessages('orderChanges').notes;
  const [text, setText] = useState(initial);
  const [state, setState] = useState<EditorState>({ status: 'typing' });
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = area;
    if (focus === 'later' || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [focus]);

  async function save() {
    if (state.status === 'saving') return;
    const problem = isBlank(text)
      ? t.empty
      : text.length > MAX_NOTE_LENGTH
        ? t.tooLong(MAX_NOTE_LENGTH)
        : undefined;
    area.current?.focus();
    if (problem !== undefined) return setState({ status: 'failed', reason: problem });
    setState({ status: 'saving' });
    const outcome = await actions.onSave(text);
    if (outcome.status === 'done') actions.onSaved();
    else setState(outcome);
  }
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    void save();
  };
  const isSaving = state.status === 'saving';
  return (
    <div className="grid gap-2">
      <TextArea
        ref={area}
        label={t.label}
        hint={t.hint}
        error={state.status === 'failed' ? state.reason : undefined}
        rows={3}
        value={text}
        readOnly={isSaving}
        onKeyDown={saveByKey}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          if (state.status === 'failed') setState({ status: 'typing' });
          actions.onType(value);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" status={isSaving ? 'busy' : 'ready'} onClick={() => void save()}>
          {isSaving ? t.saving : t.save}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabledReason={isSaving ? t.saving : undefined}
          onClick={actions.onClose}
        >
          {closeLabel}
        </Button>
      </div>
    </div>
  );
}

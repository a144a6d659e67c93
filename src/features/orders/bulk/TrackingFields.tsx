import { FileUp } from 'lucide-react';
import { carriers } from '#contract/orders/carriers.ts';
import { FileButton, useFileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OTHER_CARRIER, type TrackingInput } from './trackingModel.ts';

type TrackingFieldsProps = {
  input: TrackingInput;
  file: 'none' | 'unreadable';
  onInput: (input: TrackingInput) => void;
  onFile: (file: File) => void;
  /** Called on Ctrl or Cmd+Enter in the lines. */
  onSubmit: () => void;
};

/** The pasted lines, and what applies to all of them. */
export function TrackingFields({ input, file, onInput, onFile, onSubmit }: TrackingFieldsProps) {
  const t = useMessages('orderTools').bulkTracking;
  const onFiles = ([first]: readonly File[]) => first && onFile(first);
  const drop = useFileDrop(onFiles);
  return (
    <div className="grid gap-4">
      <div
        {...drop.handlers}
        data-drop={drop.state}
        className="grid gap-2 rounded-md outline-accent data-[drop=over]:outline-2 data-[drop=over]:outline-offset-4 data-[drop=over]:outline-dashed"
      >
        <TextArea
          data-autofocus
          label={t.lines}
          hint={t.linesHint}
          error={file === 'unreadable' ? t.unreadable : undefined}
          rows={7}
          dir="ltr"
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          value={input.text}
          className="[&_textarea]:font-mono"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
            event.preventDefault();
            onSubmit();
          }}
          onChange={({ target }) => onInput({ ...input, text: target.value })}
        />
        <div>
          <FileButton size="sm" icon={<FileUp />} label={t.file} accept=".csv,.tsv,.txt" onFiles={onFiles}>
            {t.choose}
          </FileButton>
        </div>
      </div>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Select
          label={t.carrier}
          hint={t.carrierHint}
          placeholder={t.chooseCarrier}
          value={input.carrier}
          options={[
            ...Object.keys(carriers).map((name) => ({ value: name, label: name })),
            { value: OTHER_CARRIER, label: t.otherCarrier },
          ]}
          onChange={(carrier) => onInput({ ...input, carrier })}
        />
        {input.carrier === OTHER_CARRIER && (
          <TextField
            label={t.carrierName}
            value={input.otherCarrier}
            autoComplete="off"
            onChange={({ target }) => onInput({ ...input, otherCarrier: target.value })}
          />
        )}
      </div>
      <Switch
        label={t.dispatch}
        checked={input.status === 'dispatch'}
        onChange={(isOn) => onInput({ ...input, status: isOn ? 'dispatch' : 'keep' })}
      />
    </div>
  );
}

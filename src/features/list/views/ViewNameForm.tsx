import { type FormEvent, useState } from 'react';
import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { checkName, MAX_NAME_LENGTH, MAX_VIEWS, type NameProblem } from './viewChanges.ts';
import type { ListViews } from './viewModel.ts';

export type ViewNameFormProps = {
  views: ListViews;
  /** The name that the view has; undefined for a new one, which may also replace another. */
  own?: string | undefined;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** Asks for a view's name, in the place of what opened it. */
export function ViewNameForm({ views, own, onSubmit, onCancel }: ViewNameFormProps) {
  const { viewCopy: copy } = useWords('listTools');
  const [name, setName] = useState(own ?? '');
  const [checked, setChecked] = useState(false);
  const problem = checked ? checkName(views, name, own) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!checkName(views, name, own)) onSubmit(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5 py-1">
      <TextField
        ref={selectText}
        label={copy.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={problem && describeProblem(copy, problem)}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // It closes the form and leaves the panel open.
          event.preventDefault();
          onCancel();
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{copy.cancel}</Button>
        {problem === 'taken' && own === undefined && (
          <Button onClick={() => onSubmit(name.trim())}>{copy.replace}</Button>
        )}
        <Button type="submit" variant="primary">
          {copy.submitSave}
        </Button>
      </div>
    </form>
  );
}

function describeProblem({ nameErrors }: Words['listTools']['viewCopy'], problem: NameProblem): string {
  if (problem === 'tooLong') return nameErrors.tooLong(MAX_NAME_LENGTH);
  return problem === 'full' ? nameErrors.full(MAX_VIEWS) : nameErrors[problem];
}

/** Made once: React calls a ref that stays the same only when its element comes and goes. */
function selectText(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

import { type KeyboardEvent, useId, useState } from 'react';
import { findNextOption, type PaletteGroup, type PaletteItem } from './paletteModel.ts';

/**
 * Which option Enter takes: the first one, until arrows or pointer go to another. The focus stays in the field, which
 * names the option to screen readers (`aria-activedescendant`).
 */
export function useActiveOption(groups: readonly PaletteGroup[], onChoose: (item: PaletteItem) => void) {
  const listId = useId();
  const [pointedId, setPointedId] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const active = options.find(({ id }) => id === pointedId) ?? options[0];

  const onKeyDown = (event: KeyboardEvent) => {
    // Then Enter ends the word that is being composed, and the arrows go through its suggestions.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      return;
    }
    const next = findNextOption(options, active?.id, event.key);
    if (!next) return;
    event.preventDefault();
    setPointedId(next.id);
    document.getElementById(getOptionId(listId, next.id))?.scrollIntoView({ block: 'nearest' });
  };

  return {
    listId,
    activeId: active?.id,
    onKeyDown,
    onPoint: setPointedId,
    reset: () => setPointedId(undefined),
  };
}

export const getOptionId = (listId: string, id: string) => `${listId}-${id}`;

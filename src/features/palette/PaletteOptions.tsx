import { clsx } from 'clsx';
import { ArrowRight, Package, ShoppingCart, SquareTerminal } from 'lucide-react';
import { type KeyboardEvent, use, useId, useState } from 'react';
import { listboxOption } from '#ui/select/Select.tsx';
import { LetterKeysContext } from '#features/keyboard/letterKeys.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { Keys } from './Keys.tsx';
import {
  type MatchRanges,
  type PaletteGroup,
  type PaletteItem,
  type PaletteOption,
  splitMatches,
  findNextOption,
} from './paletteModel.ts';

/**
 * State of the active option: the first, until a key or the pointer activates another. Focus stays in the field
 * (`aria-activedescendant`).
 */
export function useActiveOption(groups: readonly PaletteGroup[], onChoose: (item: PaletteItem) => void) {
  const listId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const activeOption = options.find(({ id }) => id === chosenId) ?? options[0];

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and the arrow keys are for the IME.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (activeOption) onChoose(activeOption);
      return;
    }
    const next = findNextOption(options, activeOption?.id, event.key);
    if (!next) return;
    event.preventDefault();
    setChosenId(next.id);
    document.getElementById(getOptionId(listId, next.id))?.scrollIntoView({ block: 'nearest' });
  };

  return {
    listId,
    activeId: activeOption?.id,
    onKeyDown,
    onActivate: setChosenId,
    reset: () => setChosenId(undefined),
  };
}

export const getOptionId = (listId: string, id: string) => `${listId}-${id}`;

const icons = { page: ArrowRight, action: SquareTerminal, product: Package, order: ShoppingCart };

type ListProps = {
  listId: string;
  /** The option that Enter runs. */
  activeId: string | undefined;
  onChoose: (item: PaletteItem) => void;
  onActivate: (id: string) => void;
};

type PaletteOptionsProps = ListProps & {
  groups: readonly PaletteGroup[];
  /** Shown if there are no groups. */
  emptyText: string;
};

/** The grouped options. Focus stays in the field. */
export const PaletteOptions = ({ groups, emptyText, ...listProps }: PaletteOptionsProps) => {
  const t = useMessages('palette').palette;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the listbox of a combobox
    <div id={listProps.listId} role="listbox" tabIndex={-1} aria-label={t.title} className="grid gap-2 p-2">
      {groups.map(({ name, options }) => (
        <div
          key={name}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may contain groups but no fieldset
          role="group"
          aria-label={t.groups[name]}
          className="grid grid-cols-[minmax(0,1fr)]"
        >
          <div role="presentation" aria-hidden="true" className="px-2.5 py-1 text-xs text-text-muted">
            {t.groups[name]}
          </div>
          {options.map((option) => (
            <Option key={option.id} option={option} {...listProps} />
          ))}
        </div>
      ))}
      {/* A disabled option, because a listbox must contain one. */}
      {groups.length === 0 && (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-disabled="true"
          aria-selected="false"
          tabIndex={-1}
          className="px-2.5 py-1.5 text-sm text-text-muted wrap-anywhere"
        >
          {emptyText}
        </div>
      )}
    </div>
  );
};

function Option({ option, listId, activeId, onChoose, onActivate }: ListProps & { option: PaletteOption }) {
  const Icon = icons[option.kind];
  const letterKeys = use(LetterKeysContext);
  const isActive = option.id === activeId;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused field handles keys
    <div
      id={getOptionId(listId, option.id)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      aria-selected={isActive}
      data-focus={isActive ? '' : undefined}
      tabIndex={-1}
      // Keeps focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => !isActive && onActivate(option.id)}
      onClick={() => onChoose(option)}
      className={clsx(listboxOption, 'scroll-my-9 justify-start! [&>svg]:visible!')}
    >
      <Icon className="flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi>
          <HighlightedText text={option.label} ranges={option.labelMatches} />
        </bdi>
        {option.detail !== undefined && (
          <span className="block text-xs text-text-muted">
            <bdi>
              <HighlightedText text={option.detail} ranges={option.detailMatches} />
            </bdi>
          </span>
        )}
      </span>
      {option.keys && letterKeys === 'on' && (
        <span className="pointer-coarse:hidden">
          <Keys keys={option.keys} />
        </span>
      )}
    </div>
  );
}

/** Marks the matched letters bold and underlined, not by colour alone. */
const HighlightedText = ({ text, ranges }: { text: string; ranges: MatchRanges }) =>
  splitMatches(text, ranges).map((part, index) => {
    const Tag = part.match === 'matched' ? 'mark' : 'span';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other key
      <Tag key={index} className={part.match === 'matched' ? highlightStyle : undefined}>
        {part.text}
      </Tag>
    );
  });

const highlightStyle = 'bg-transparent font-semibold text-accent-strong underline underline-offset-2';

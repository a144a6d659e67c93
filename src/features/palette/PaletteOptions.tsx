import { clsx } from 'clsx';
import { ArrowRight, Package, ShoppingCart, SquareTerminal, User } from 'lucide-react';
import { Fragment, type KeyboardEvent, use, useEffect, useEffectEvent, useId, useState } from 'react';
import { listboxOption } from '#ui/select/Select.tsx';
import { LetterKeysContext } from '#features/keyboard/letterKeys.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { Keys } from './Keys.tsx';
import {
  type MatchRanges,
  type PaletteGroup,
  type PaletteItem,
  type PaletteOption,
  type PaletteState,
  splitMatches,
  findNextOption,
  getGroups,
} from './paletteModel.ts';

/**
 * State of the active option: the first, until a key or the pointer activates another. Focus stays in the field
 * (`aria-activedescendant`).
 */
export function useActiveOption(state: PaletteState, onChoose: (item: PaletteItem) => void) {
  const listId = useId();
  const [chosenId, setChosenId] = useState<string>();
  const options = getGroups(state).flatMap((group) => group.options);
  const activeOption = options.find(({ id }) => id === chosenId) ?? options[0];
  const chooseWhenFound = useEarlyEnter(state, () => activeOption && onChoose(activeOption));
  const waitsForBarcode =
    state.status === 'searching' && state.enter === 'afterBarcode' && chosenId === undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and the arrow keys are for the IME.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (activeOption && !waitsForBarcode) onChoose(activeOption);
      else chooseWhenFound('wait');
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
    reset: () => {
      setChosenId(undefined);
      chooseWhenFound('cancel');
    },
  };
}

/** Lets an Enter that is pressed before the search has found anything choose the first option afterwards. */
function useEarlyEnter(state: PaletteState, onFound: () => void) {
  const isSearching = state.status === 'searching' && state.groups[0]?.name !== 'barcode';
  const [enter, setEnter] = useState<'none' | 'waiting'>('none');
  const choose = useEffectEvent(onFound);
  useEffect(() => {
    if (enter === 'none' || isSearching) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the end of the search is an event
    setEnter('none');
    choose();
  }, [enter, isSearching]);
  return (action: 'wait' | 'cancel') => setEnter(action === 'wait' && isSearching ? 'waiting' : 'none');
}

export const getOptionId = (listId: string, id: string) => `${listId}-${id}`;

const icons = {
  page: ArrowRight,
  action: SquareTerminal,
  product: Package,
  order: ShoppingCart,
  customer: User,
  list: ArrowRight,
};

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
  const isRow = !['page', 'action', 'list'].includes(option.kind);
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
      data-row={isRow ? '' : undefined}
      className={clsx(listboxOption, activeBar, 'group scroll-my-9 justify-start! data-row:py-2')}
    >
      <span className={isRow ? rowLead : 'grid w-9 flex-none place-items-center'}>
        {option.facts?.lead ?? <Icon className="size-4 text-text-subtle" />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="line-clamp-2 group-data-row:font-medium">
          {/* Safari would put each child of a clamped element on its own line. */}
          <span>
            <HighlightedText text={option.label} ranges={option.labelMatches} />
          </span>
        </bdi>
        <OptionDetails option={option} />
      </span>
      <OptionFacts option={option} />
      {option.keys && letterKeys === 'on' && (
        <span className="pointer-coarse:hidden">
          <Keys keys={option.keys} />
        </span>
      )}
    </div>
  );
}

/** A bar in front of the active option, because its background is hard to see in the dark theme. */
const activeBar =
  'relative before:absolute before:inset-y-1 before:start-0 before:w-0.5 before:rounded-full data-focus:before:bg-accent forced-colors:data-focus:before:bg-[Highlight]';

/** The tile of a product without an image, or of an order. */
const rowLead =
  'grid size-9 flex-none place-items-center self-start rounded-sm [&:has(>svg)]:bg-surface-active';

/** The second line: the searchable text, then values that distinguish the row. */
const OptionDetails = ({ option: { detail, detailMatches, facts } }: { option: PaletteOption }) => {
  const texts = facts?.texts ?? [];
  if (detail === undefined && texts.length === 0 && !facts?.id) return null;
  return (
    <span className="block text-xs leading-5 text-text-muted">
      {detail !== undefined && (
        <bdi>
          <HighlightedText text={detail} ranges={detailMatches} />
        </bdi>
      )}
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts are never reordered
        <Fragment key={index}>
          {(index > 0 || detail !== undefined) && <span>{' · '}</span>}
          {text}
        </Fragment>
      ))}
      {facts?.id && (
        <span className={clsx(texts.length > 0 && 'max-sm:hidden')}>
          {(texts.length > 0 || detail !== undefined) && <span>{' · '}</span>}
          {facts.id}
        </span>
      )}
      {/* On phones, there is no space for it at the end of the line. */}
      {facts?.state && <span className="mt-0.5 block sm:hidden">{facts.state}</span>}
    </span>
  );
};

/** The end of the line. */
const OptionFacts = ({ option: { facts } }: { option: PaletteOption }) =>
  (facts?.amount ?? facts?.state) && (
    <span className="grid flex-none justify-items-end gap-0.5 self-start text-sm tabular-nums">
      <span>{facts.amount}</span>
      {facts.state && <span className="max-sm:hidden">{facts.state}</span>}
    </span>
  );

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

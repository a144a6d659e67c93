import { clsx } from 'clsx';
import { Avatar } from '../avatar/Avatar.tsx';
import { Anchor } from '../link/Link.tsx';
import { CellDetail } from './Cell.tsx';

type CellPersonProps = {
  /** Full name, if known. */
  name: string | undefined;
  /** The name, a part of it, or a text for somebody without one. */
  children: string;
  /** Makes the name a link. */
  href?: string | undefined;
  /** row: cards show only the name, in the size of the slot. @default 'both' */
  avatar?: 'both' | 'row' | undefined;
  /** Second line, such as the email. */
  detail?: string | undefined;
  /** Follows the name in a card. */
  cardNote?: string | undefined;
};

/** A person in a cell: avatar and name. */
export const CellPerson = ({ name, children, href, avatar = 'both', detail, cardNote }: CellPersonProps) => (
  <span
    data-note={cardNote}
    className={clsx(
      'flex items-center',
      avatar === 'both' ? 'gap-1.5 text-sm cards:gap-2' : 'gap-2.5',
      'cards:data-note:after:min-w-0 cards:data-note:after:flex-1 cards:data-note:after:truncate cards:data-note:after:text-xs cards:data-note:after:text-text-subtle cards:data-note:after:content-[attr(data-note)]',
    )}
  >
    <Avatar
      size={avatar === 'row' ? 'md' : 'sm'}
      name={name}
      className={clsx('print:hidden', avatar === 'row' && 'cards:hidden')}
    />
    {detail === undefined ? (
      <PersonName {...{ name, href, avatar }}>{children}</PersonName>
    ) : (
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
        <PersonName {...{ name, href, avatar }}>{children}</PersonName>
        <CellDetail translate="no">{detail}</CellDetail>
      </span>
    )}
  </span>
);

/** The name, in the weight of a title if a card shows only the name. */
function PersonName({ name, href, avatar, children }: Omit<CellPersonProps, 'cardNote' | 'detail'>) {
  if (href !== undefined)
    return (
      <Anchor
        href={href}
        dir="auto"
        translate="no"
        title={name ?? children}
        className={clsx(
          avatar === 'row' ? 'tbl-text' : 'truncate rounded-xs text-as-column hover:underline',
          // 44 px, as the padding is not clipped.
          'pointer-coarse:-my-3 pointer-coarse:py-3',
        )}
      >
        {children}
      </Anchor>
    );
  return (
    <bdi
      translate={name === undefined ? undefined : 'no'}
      title={name}
      className={clsx('truncate text-as-column', name === undefined && 'text-text-subtle')}
    >
      {children}
    </bdi>
  );
}

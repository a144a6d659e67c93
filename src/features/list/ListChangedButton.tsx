import { RefreshCw } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import type { ListFreshness, ListTexts } from './listDefinition.ts';

export type ListChangedButtonProps = {
  texts: ListTexts;
  freshness: Exclude<ListFreshness, 'current'>;
  onRefresh: () => void;
};

/** Says that the list is not what it was, and shows it as it is now. Until it is pressed, no row moves. */
export const ListChangedButton = ({ texts, freshness, onRefresh }: ListChangedButtonProps) => (
  <Button
    size="sm"
    icon={<RefreshCw />}
    status={freshness === 'refreshing' ? 'busy' : 'ready'}
    title={texts.refreshHint}
    onClick={onRefresh}
    // On the narrowest screens its words need all the room there is.
    className="@max-[20rem]/tbl:[&>svg]:hidden"
  >
    <span className="min-w-0 truncate">{getNews(texts, freshness)}</span>
  </Button>
);

function getNews(texts: ListTexts, freshness: Exclude<ListFreshness, 'current'>): string {
  if (freshness === 'refreshing') return texts.refreshing;
  return (freshness === 'newRows' ? texts.newRows : undefined) ?? texts.changed;
}

export type Theme = 'light' | 'dark';

/**
 * Returns the themes in which a story has a picture. States of the specification have one in both, and stories whose dark
 * theme differs by more than tokens; `no-picture` marks a look that another story's picture shows.
 */
export function getPictureThemes(tags: string[]): Theme[] {
  if (tags.includes('no-picture')) return [];
  if (tags.includes('only-dark')) return ['dark'];
  const isLight =
    tags.includes('only-light') || !tags.some((tag) => tag.startsWith('state:') || tag === 'both-themes');
  return isLight ? ['light'] : ['light', 'dark'];
}

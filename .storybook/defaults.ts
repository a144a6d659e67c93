import type { ArgTypesEnhancer } from 'storybook/internal/types';

const DEFAULT = /\s*@default\s+([^]+)$/;

/** Moves `@default` from the description, where react-docgen leaves it, to the table's Default column. */
export const showDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, value] = DEFAULT.exec(argType.description ?? '') ?? [];
      if (value === undefined) return [name, argType];
      return [
        name,
        {
          ...argType,
          description: argType.description?.replace(DEFAULT, ''),
          table: { ...argType.table, defaultValue: { summary: value.trim() } },
        },
      ];
    }),
  );

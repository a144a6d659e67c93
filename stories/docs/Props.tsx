import { PureArgsTable, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import { showDefaults } from '../../.storybook/defaults.ts';
import { showTypes } from '../../.storybook/readableTypes.ts';

type Component = ComponentType<never>;

/** Tables of the props of components, by name: of parts, or of a component whose stories wrap it. */
export const Props = ({ of }: { of: Record<string, Component> }) =>
  Object.entries(of).map(([name, component]) => <PropTable key={name} name={name} component={component} />);

type PropTableProps = { name: string; component: Component };

function PropTable({ name, component }: PropTableProps) {
  const { projectAnnotations } = useOf(component, ['component']);
  const { extractArgTypes } = (projectAnnotations.parameters?.['docs'] ?? {}) as {
    extractArgTypes?: (of: Component) => StrictArgTypes | null;
  };
  const rows = [showDefaults, showTypes].reduce<StrictArgTypes>(
    (argTypes, enhance) => enhance({ argTypes, component } as unknown as Parameters<ArgTypesEnhancer>[0]),
    extractArgTypes?.(component) ?? {},
  );
  return (
    <>
      <h3 id={name.toLowerCase()}>{name}</h3>
      <PureArgsTable rows={rows} sort="requiredFirst" />
    </>
  );
}

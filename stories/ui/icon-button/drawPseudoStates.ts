import { addons } from 'storybook/preview-api';

/** Makes `parameters.pseudo` work in the test run, where the addon finds neither its root element nor its event. */
export function drawPseudoStates({ canvasElement }: { canvasElement: HTMLElement }) {
  if (!document.getElementById('storybook-root')) canvasElement.id = 'storybook-root';
  addons.getChannel().emit('storyRendered');
}

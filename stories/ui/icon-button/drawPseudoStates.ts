import { addons } from 'storybook/preview-api';

/**
 * Lets `parameters.pseudo` work where stories are tests: without the workbench around it, a story has neither the root
 * that the addon looks for nor the event that it waits for.
 */
export function drawPseudoStates({ canvasElement }: { canvasElement: HTMLElement }) {
  if (!document.getElementById('storybook-root')) canvasElement.id = 'storybook-root';
  addons.getChannel().emit('storyRendered');
}

type Size = { width: string; height: string; maxHeight?: string; margin?: string };
type Viewport = { styles?: { width: string; height: string } };
type Sizes = { /** The width around the story. */ story: string; twin: Size };

/** Storybook's room around a viewport, with its controls above. */
const MARGIN_PX = 40;

/** Each has half of the room; or the viewport that is chosen, the twin's beside the story's. */
export function getTwinSize(globals: object, parameters: object): Sizes {
  const { viewport } = globals as { viewport?: { value?: string; isRotated?: boolean } };
  const { options = {} } =
    (parameters as { viewport?: { options?: Record<string, Viewport> } }).viewport ?? {};
  const styles = options[viewport?.value ?? '']?.styles;
  if (!styles) return { story: '50%', twin: { width: '50%', height: '100%' } };
  const { width, height } = viewport?.isRotated ? { width: styles.height, height: styles.width } : styles;
  return {
    story: `calc(${width} + ${2 * MARGIN_PX}px)`,
    twin: {
      width,
      height,
      maxHeight: `calc(100% - ${2 * MARGIN_PX + 1}px)`,
      margin: `${MARGIN_PX + 1}px ${MARGIN_PX}px ${MARGIN_PX}px 0`,
    },
  };
}

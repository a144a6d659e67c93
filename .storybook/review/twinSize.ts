type Size = { width: string; height: string; maxHeight?: string; margin?: string };
type Viewport = { styles?: { width: string; height: string } };
type Sizes = { /** Width around the story. */ story: string; twin: Size };

/** Storybook's margin around a viewport, with its controls above. */
const MARGIN_PX = 40;

/** Returns the sizes of both frames: half the space each, or the chosen viewport twice. */
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

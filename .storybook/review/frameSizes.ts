type Size = { width: string; height: string; maxHeight?: string; margin?: string };
type Viewport = { styles?: { width: string; height: string } };
/** Width of the light frame with its margins, and the style of the dark frame. */
type FrameSizes = { light: string; dark: Size };

/** Margin that Storybook leaves around a chosen viewport. Its viewport controls are in the top margin. */
const MARGIN_PX = 40;

/** Returns the sizes of both frames: half of the space each, or the size of the chosen viewport. */
export function getFrameSizes(globals: object, parameters: object): FrameSizes {
  const { viewport } = globals as { viewport?: { value?: string; isRotated?: boolean } };
  const { options = {} } =
    (parameters as { viewport?: { options?: Record<string, Viewport> } }).viewport ?? {};
  const styles = options[viewport?.value ?? '']?.styles;
  if (!styles) return { light: '50%', dark: { width: '50%', height: '100%' } };
  const { width, height } = viewport?.isRotated ? { width: styles.height, height: styles.width } : styles;
  return {
    light: `calc(${width} + ${2 * MARGIN_PX}px)`,
    dark: {
      width,
      height,
      maxHeight: `calc(100% - ${2 * MARGIN_PX + 1}px)`,
      margin: `${MARGIN_PX + 1}px ${MARGIN_PX}px ${MARGIN_PX}px 0`,
    },
  };
}

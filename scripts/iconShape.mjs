/** What a part of an icon may say about itself if it is to become a piece of a line. */
const GEOMETRY = {
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

const oval = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Where one radius is missing it is the other one, and none is longer than half a side. */
function box({ x = 0, y = 0, width, height, rx, ry }) {
  const [across, down] = [Math.min(rx ?? ry ?? 0, width / 2), Math.min(ry ?? rx ?? 0, height / 2)];
  if (across === 0 || down === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [wide, high] = [width - 2 * across, height - 2 * down];
  const corner = (dx, dy) => `a${across} ${down} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + across} ${y}h${wide}${corner(across, down)}v${high}${corner(-across, down)}` +
    `h${-wide}${corner(-across, -down)}v${-high}${corner(across, -down)}z`
  );
}

const lineOf = {
  // A first, relative move is relative to the beginning of the path, not to the end of the piece before.
  path: ({ d }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => oval(cx, cy, r, r),
  ellipse: ({ cx, cy, rx, ry }) => oval(cx, cy, rx, ry),
  rect: box,
};

const number = (text) => (Number.isNaN(Number(text)) ? text : Number(text));

/**
 * The parts of a lucide icon as one path. All of them are drawn with the same pen, so that nothing is lost.
 * @param {[tag: string, attributes: Record<string, string>][]} node
 * @returns {string | undefined} undefined where a part has a look of its own, such as a filled dot
 */
export function iconShape(node) {
  const lines = node.map(([tag, attributes]) => {
    const own = Object.keys(attributes).some((name) => name !== 'key' && !GEOMETRY[tag]?.includes(name));
    if (own) return undefined;
    return lineOf[tag](
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, number(value)])),
    );
  });
  return lines.includes(undefined) ? undefined : lines.join('');
}

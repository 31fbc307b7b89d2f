/** What is drawn on a sphere of radius 31 around (40, 40), as one path. */
export type Engraving = 'rosette' | 'rays' | 'waves' | 'grid' | 'dots' | 'rings';

const centre = 40;
const radius = 31;
const at = (value: number): string => value.toFixed(1);
const turned = (degrees: number, distance: number): readonly [x: number, y: number] => {
  const angle = (degrees * Math.PI) / 180;
  return [centre + distance * Math.cos(angle), centre + distance * Math.sin(angle)];
};
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Two arcs; `turn` in degrees. */
const ellipse = (rx: number, ry: number, turn = 0): string => {
  const [x1, y1] = turned(turn + 180, rx);
  const [x2, y2] = turned(turn, rx);
  const arc = (x: number, y: number) => `A${at(rx)} ${at(ry)} ${turn} 0 1 ${at(x)} ${at(y)}`;
  return `M${at(x1)} ${at(y1)}${arc(x2, y2)}${arc(x1, y1)}`;
};
const circle = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0`;

/** Half the width of the sphere at a height. */
const halfWidth = (y: number): number => Math.sqrt(Math.max(0, radius ** 2 - (y - centre) ** 2));

const ray = (index: number): string => {
  const [from, to] = [[7, 9][index % 2] ?? 7, index % 2 === 0 ? radius : radius - 3];
  const [x1, y1] = turned(index * 15, from * 2);
  const [x2, y2] = turned(index * 15, to);
  return `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`;
};
const wave = (y: number): string => {
  const half = halfWidth(y);
  const step = half / 4;
  const crests = range(8).map(
    (index) =>
      `Q${at(centre - half + (index + 0.5) * step)} ${at(y + (index % 2 === 0 ? 5 : -5))} ${at(centre - half + (index + 1) * step)} ${at(y)}`,
  );
  return `M${at(centre - half)} ${at(y)}${crests.join('')}`;
};
/** Seeds of a sunflower. */
const seed = (index: number): string => {
  const [x, y] = turned(index * 137.508, radius * Math.sqrt((index + 0.5) / 90));
  return circle(x, y, 0.7 + index / 90);
};

export const engravings: Readonly<Record<Engraving, string>> = {
  rosette: range(12)
    .map((index) => ellipse(radius, 11, index * 15))
    .join(''),
  rays: range(24).map(ray).join('') + circle(centre, centre, 6),
  waves: range(9)
    .map((index) => wave(15 + index * 6.25))
    .join(''),
  grid:
    [6, 14, 22, 28].map((rx) => ellipse(rx, radius)).join('') +
    [18, 29, 40, 51, 62].map((y) => `M${at(centre - halfWidth(y))} ${y}H${at(centre + halfWidth(y))}`).join(''),
  dots: range(90).map(seed).join(''),
  rings: range(5)
    .map((index) => circle(32.7 + index * 1.55, 32.7 + index * 1.55, 5 + index * 5.5))
    .join(''),
};

import { memo, type Ref } from 'react';
import type { PosterDrawing } from './poster-drawing.ts';
import { pathsOf, type PosterFace, type PosterPath, type PosterShape, type PosterWords } from './poster-shapes.ts';
import styles from './poster.module.css';

export type PosterGround = 'leaf' | 'velvet';

const families: Readonly<Record<PosterFace, string>> = {
  display: 'var(--font-display)',
  words: 'var(--font-words)',
  ui: 'var(--font-ui)',
};

const anchorOf = ({ anchor, rightToLeft }: PosterWords) =>
  anchor === 'middle' ? 'middle' : (anchor === 'left') === rightToLeft ? 'end' : 'start';

const Words = ({ shape }: { shape: PosterWords }) => (
  <text
    x={shape.x}
    y={shape.y}
    textAnchor={anchorOf(shape)}
    direction={shape.rightToLeft ? 'rtl' : 'ltr'}
    fill={`var(--poster-${shape.colour})`}
    style={{ font: `400 ${shape.size}px ${families[shape.face]}` }}
  >
    {shape.text}
  </text>
);

const Path = ({ path: { d, x, y, scale, fill, line, width, opacity } }: { path: PosterPath }) => (
  <path
    d={d}
    transform={`translate(${x} ${y}) scale(${scale})`}
    fill={fill ? `var(--poster-${fill})` : 'none'}
    stroke={line && `var(--poster-${line})`}
    strokeWidth={width}
    strokeOpacity={opacity}
  />
);

/** Drawn once as long as it does not change: there are thousands of them. */
const Shapes = memo(({ shapes }: { shapes: readonly PosterShape[] }) =>
  shapes.map((shape, place) => {
    if (shape.kind === 'words') return <Words key={`${shape.part} ${shape.x} ${shape.y}`} shape={shape} />;
    // A path has no other key than its place.
    // oxlint-disable-next-line react/no-array-index-key
    return pathsOf(shape).map((path, part) => <Path key={`${place} ${part}`} path={path} />);
  }),
);
Shapes.displayName = 'Shapes';

type PosterProps = Readonly<{
  drawing: PosterDrawing;
  ground: PosterGround;
  /** What it shows, in words. */
  label: string;
  /** Has its colours as custom properties, `--poster-ink` and so on. */
  ref?: Ref<SVGSVGElement>;
}>;

/** A sheet to print as it will be. */
export const Poster = ({ drawing: { width, height, shapes }, ground, label, ref }: PosterProps) => (
  <svg
    ref={ref}
    className={`printed ${styles['poster']}`}
    data-ground={ground}
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    aria-label={label}
  >
    <Shapes shapes={shapes} />
  </svg>
);

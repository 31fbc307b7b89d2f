import type { StoneMood } from '#stone/cuts.ts';
import { placeOf, stonePlaces, threadPath, type StrandLayout } from '#strand/strand-path.ts';
import type { PosterShape } from './poster-shapes.ts';
import { sheets, strandOn, type PosterFormat } from './poster-sheet.ts';
import { lineHeight, setName, setSentence, wordsOf, type MeasureWords } from './poster-words.ts';

/** `mark`: the month's name where months are rows, its initial over columns. `stones`: null a rough one. */
export type PosterMonth = Readonly<{
  mark: Readonly<{ rows: string; columns: string }>;
  days: readonly Readonly<{ day: string; stones: readonly (StoneMood | null)[] }>[];
}>;

/** What a poster says; null: not that. */
export type PosterContent = Readonly<{
  year: number;
  months: readonly PosterMonth[];
  sentence: string | null;
  name: string | null;
  count: string | null;
}>;

/** In mm. */
export type PosterDrawing = Readonly<{ width: number; height: number; shapes: readonly PosterShape[] }>;

/** From the middle of figures down to their baseline, in sizes. */
const middle = 0.35;

type Day = PosterMonth['days'][number];

const dayShapes = (layout: StrandLayout, { day, stones }: Day, at: Readonly<{ x: number; y: number }>) => {
  if (stones.length === 0) return [{ kind: 'dot', day, ...at, size: 2 * layout.dot } as const];
  const places = stonePlaces(layout, at, stones.length);
  const more = stones.length - places.length;
  return places.flatMap(({ x, y, size }, index): readonly PosterShape[] => {
    if (more === 0 || index < 2) return [{ kind: 'stone', day, mood: stones[index] ?? null, x, y, size }];
    const figure = size * (layout.vertical ? 0.72 : 0.62);
    const said = { part: 'more', x, y: y + middle * figure, size: figure, face: 'ui', colour: 'soft' } as const;
    return wordsOf([`+${more + 1}`], { ...said, anchor: 'middle' });
  });
};

const monthShapes = (
  { size, side, baseline }: (typeof sheets)[PosterFormat],
  layout: StrandLayout,
  { month: { mark, days }, line }: Readonly<{ month: PosterMonth; line: number }>,
): readonly PosterShape[] => {
  const across = layout.across[0] + line * layout.across[1];
  const said = { part: 'month', size: size.month, face: 'ui', colour: 'soft' } as const;
  return [
    ...(layout.vertical
      ? wordsOf([mark.columns], { ...said, x: across, y: baseline.months, anchor: 'middle' })
      : wordsOf([mark.rows], { ...said, x: side, y: across + middle * size.month, anchor: 'left' })),
    ...days.flatMap((day, place) => dayShapes(layout, day, placeOf(layout, line, [place, days.length]))),
  ];
};

/** The name at the left, the mark in the middle, the count at the right. */
const footShapes = (
  { width, side, baseline, size }: (typeof sheets)[PosterFormat],
  { name, count }: PosterContent,
  measure: MeasureWords,
): readonly PosterShape[] => {
  const said = { y: baseline.foot, size: size.foot, face: 'ui', colour: 'soft' } as const;
  const room = (width - 2 * side) * 0.4;
  const names = name === null ? [] : setName(name, { measure, width: room, size: size.foot });
  return [
    ...wordsOf(names, { ...said, part: 'name', x: side, anchor: 'left' }),
    { kind: 'mark', x: width / 2, y: baseline.foot - middle * size.foot, size: size.mark },
    ...wordsOf(count === null ? [] : [count], { ...said, part: 'count', x: width - side, anchor: 'right' }),
  ];
};

/** A year as a sheet to print: what is shown on the page, in its picture and in its PDF. A sentence takes its room from the strand. */
export const posterDrawing = (format: PosterFormat, content: PosterContent, measure: MeasureWords): PosterDrawing => {
  const sheet = sheets[format];
  const { width, height, side, size, baseline, gap } = sheet;
  const { lines, size: sentenceSize } = setSentence(content.sentence ?? '', {
    measure,
    width: width - 2 * side,
    sizes: size.sentence,
  });
  const sentenceHeight = sentenceSize + (lines.length - 1) * sentenceSize * lineHeight;
  const shorter = lines.length === 0 ? 0 : gap.over + sentenceHeight + gap.under - gap.none;
  const layout = strandOn(sheet, shorter);
  const thread = threadPath(
    layout,
    content.months.map(({ days }) => days.length),
  );
  const centred = { x: width / 2, anchor: 'middle', colour: 'ink' } as const;
  const year = { ...centred, part: 'year', y: baseline.year, size: size.year, face: 'display' } as const;
  const sentence = { ...centred, part: 'sentence', y: baseline.foot - gap.under, size: sentenceSize } as const;
  return {
    width,
    height,
    shapes: [
      ...wordsOf([String(content.year)], year),
      { kind: 'thread', d: thread, width: layout.dot },
      ...content.months.flatMap((month, line) => monthShapes(sheet, layout, { month, line })),
      ...wordsOf(lines, { ...sentence, face: 'words' }),
      ...footShapes(sheet, content, measure),
    ],
  };
};

/** Of a text, `end` exclusive. */
export type TextRange = Readonly<{ start: number; end: number }>;

/** The sentences of a text, in order, without the blanks around them. `language`: BCP 47. */
export const sentencesOf = (text: string, language: string): readonly TextRange[] =>
  [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].flatMap(({ segment, index }) => {
    const start = index + (segment.length - segment.trimStart().length);
    const end = index + segment.trimEnd().length;
    return end > start ? [{ start, end }] : [];
  });

/** Where a range that is longer than `longest` characters is cut: between words, within a word only where there is no blank. */
export const cutBetweenWords = (text: string, { start, end }: TextRange, longest: number): number => {
  if (end - start <= longest) return end;
  const cut = text.slice(start, start + longest + 1).lastIndexOf(' ');
  return start + (cut > 0 ? cut : longest);
};

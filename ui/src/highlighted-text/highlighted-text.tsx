// oxlint-disable react/no-array-index-key -- pieces of one text are never reordered
/** A text with the search hits highlighted. */
export const HighlightedText = ({ pieces }: { pieces: readonly Readonly<{ text: string; marked: boolean }>[] }) =>
  pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));

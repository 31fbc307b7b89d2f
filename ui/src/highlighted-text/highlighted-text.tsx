// oxlint-disable react/no-array-index-key -- pieces of one text never change places
/** A text with what was searched for lit. */
export const HighlightedText = ({ pieces }: { pieces: readonly Readonly<{ text: string; marked: boolean }>[] }) =>
  pieces.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));

import { markWords } from '@ecrin/domain/text/text-query.ts';
import { HighlightedText } from '@ecrin/ui/highlighted-text/highlighted-text.tsx';

/** A text with the words of a search marked. */
export const MarkedText = ({ text, words }: Readonly<{ text: string; words: readonly string[] }>) => (
  <HighlightedText pieces={markWords(text, words)} />
);

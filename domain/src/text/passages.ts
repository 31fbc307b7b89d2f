import { cutBetweenWords, sentencesOf, type TextRange } from './sentences.ts';

/** In characters: about what one idea takes, and well within what embedding models read at once. */
const longest = 400;

/** The whole text in passages of no more than 400 characters: whole sentences, a longer one cut between words. `language`: BCP 47. */
export const passagesOf = (text: string, language: string): readonly TextRange[] =>
  sentencesOf(text, language)
    .flatMap((sentence) => piecesOf(text, sentence))
    .reduce<TextRange[]>((passages, piece) => {
      const last = passages.at(-1);
      const goesOn = last !== undefined && piece.end - last.start <= longest;
      passages.splice(goesOn ? -1 : passages.length, 1, goesOn ? { start: last.start, end: piece.end } : piece);
      return passages;
    }, []);

const piecesOf = (text: string, { start, end }: TextRange): readonly TextRange[] => {
  const pieces: TextRange[] = [];
  let from = start;
  while (from < end) {
    const to = cutBetweenWords(text, { start: from, end }, longest);
    pieces.push({ start: from, end: to });
    from = to + (text.slice(to).length - text.slice(to).trimStart().length);
  }
  return pieces;
};

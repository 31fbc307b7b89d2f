import { withoutNumbers } from '#text/written-by-model.ts';

/** A sentence as a model wrote it, and the numbers of the thoughts it names, in its order. */
export type RawStatement = Readonly<{ text: string; numbers: readonly number[] }>;

/** Where a sentence ends: at a line, or after its numbers. */
const boundary = /\n+|(?<=\])[ \t]+(?=[^\s[.,;:!?…)])/u;
const longestStatement = 600;

/**
 * Reads sentences out of a text that arrives in pieces. A sentence is returned once it is certain that it has ended; `end` returns what is left.
 * A sentence longer than any answer needs is returned as it is by then.
 */
export const createStatementReader = () => {
  let pending = '';
  const take = (isLast: boolean): readonly RawStatement[] => {
    const lines = pending.split(boundary);
    pending = isLast || (lines.at(-1) ?? '').length > longestStatement ? '' : (lines.pop() ?? '');
    return lines.map(readStatement).filter(({ text }) => text !== '');
  };
  return {
    add: (piece: string): readonly RawStatement[] => {
      pending += piece;
      return take(false);
    },
    end: (): readonly RawStatement[] => take(true),
  };
};

/** « Il a plu [1], puis neigé [2]. »: the text without its numbers, and what lists begin with. */
const readStatement = (line: string): RawStatement => ({
  text: withoutNumbers(line)
    .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim(),
  numbers: [
    ...new Set(
      [...line.matchAll(/\[(\d+(?:\s*[,;]\s*\d+)*)\]/gu)].flatMap(([, numbers = '']) =>
        numbers.split(/[,;]/u).map(Number),
      ),
    ),
  ],
});

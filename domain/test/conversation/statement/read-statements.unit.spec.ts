import { describe, expect, it } from 'vitest';
import { createStatementReader } from '#conversation/statement/read-statements.ts';

const readAll = (...pieces: readonly string[]) => {
  const reader = createStatementReader();
  return [...pieces.flatMap((piece) => reader.add(piece)), ...reader.end()];
};

describe('sentences of an answer that arrives in pieces', () => {
  it('are returned as soon as they have ended, not before', () => {
    const reader = createStatementReader();
    expect(reader.add('Papa a oublié ses clés [1')).toEqual([]);
    expect(reader.add('].\nPuis son ')).toEqual([{ text: 'Papa a oublié ses clés.', numbers: [1] }]);
    expect(reader.add('écharpe [2]. ')).toEqual([]);
    expect(reader.add('Il a ri [2]')).toEqual([]);
    expect(reader.end()).toEqual([{ text: 'Puis son écharpe. Il a ri', numbers: [2] }]);
  });

  it.each<[string, readonly string[], readonly (readonly [string, readonly number[]])[]]>([
    [
      'letter by letter',
      Array.from('Il a plu [1].\nPuis neigé [2].'),
      [
        ['Il a plu.', [1]],
        ['Puis neigé.', [2]],
      ],
    ],
    [
      'on one line, numbered after the stop',
      ['Il a plu. [1] Puis neigé. [2]'],
      [
        ['Il a plu.', [1]],
        ['Puis neigé.', [2]],
      ],
    ],
    ['several numbers', ['Il a plu [1, 3][2].'], [['Il a plu.', [1, 3, 2]]]],
    [
      'marks of a list',
      ['- Il a plu [1]\n2. Puis neigé [2]\n\n'],
      [
        ['Il a plu', [1]],
        ['Puis neigé', [2]],
      ],
    ],
    ['without numbers', ['Bonjour !\n'], [['Bonjour !', []]]],
    ['only blanks', [' \n \n'], []],
  ])('%s', (_what, pieces, expected) => {
    expect(readAll(...pieces).map(({ text, numbers }) => [text, numbers])).toEqual(expected);
  });

  it('one without an end does not grow for ever', () => {
    const reader = createStatementReader();
    expect(reader.add('a'.repeat(700))).toHaveLength(1);
    expect(reader.end()).toEqual([]);
  });
});

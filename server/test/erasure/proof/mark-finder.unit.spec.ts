import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexMarks } from '#erasure/proof/mark-finder.ts';

const search = (
  marks: readonly string[],
  pieces: readonly string[],
  isApart?: (number: number) => boolean,
): readonly number[] => {
  const finder = indexMarks(
    marks.map((mark) => Buffer.from(mark)),
    isApart,
  )();
  for (const piece of pieces) finder.read(Buffer.from(piece));
  return [...finder.found()].toSorted((one, other) => one - other);
};

describe('the search for marks', () => {
  it('given marks of all lengths, then those that are there', () => {
    const marks = ['a@b.fr', 'le jardin de ma grand-mère', 'jamais écrit nulle part', 'le jardin de ma tante'];
    expect(search(marks, ['… dans le jardin de ma grand-mère, écrit à a@b.fr …'])).toEqual([0, 1]);
  });

  it('given a mark that spans pieces of any size, then it is found', () => {
    const text = 'xxxxxxxx le jardin de ma grand-mère xxxxxxxx';
    for (let at = 1; at < text.length; at += 1)
      expect(search(['le jardin de ma grand-mère'], [text.slice(0, at), text.slice(at)])).toEqual([0]);
    expect(search(['le jardin de ma grand-mère'], text.split(''))).toEqual([0]);
  });

  it.each([
    ['a@x.fr', true],
    ['To: a@x.fr\n', true],
    ['{"email":"a@x.fr"}', true],
    ['"ba@x.fr"', false],
    ['"éa@x.fr" "a@x.fra"', false],
    ['ba@x.fr, then <a@x.fr>', true],
  ])('given an address that is within another’s, in %s, then it counts where it stands apart: %s', (text, isThere) => {
    const found = isThere ? [0] : [];
    for (let at = 0; at <= text.length; at += 1)
      expect([at, search(['a@x.fr'], [text.slice(0, at), text.slice(at)], () => true)]).toEqual([at, found]);
    expect(search(['a@x.fr'], text.split(''), () => true)).toEqual(found);
    expect(search(['a@x.fr'], [`${'.'.repeat(99)} ${text}`], () => true)).toEqual(found);
    expect(search(['a@x.fr'], [text])).toEqual([0]);
  });

  it('given nothing to seek, or nothing to read, then nothing', () => {
    expect(search([], ['anything'])).toEqual([]);
    expect(search(['le jardin'], [''])).toEqual([]);
    expect(() => indexMarks([Buffer.from('abc')])).toThrow(RangeError);
  });

  it('finds what a search for each mark by itself finds', () => {
    const letters = string({ unit: constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 16 });
    const text = array(string({ unit: constantFrom('a', 'b', 'c'), maxLength: 60 }), { maxLength: 6 });
    assert(
      property(array(letters, { minLength: 1, maxLength: 30 }), text, (marks, pieces) => {
        const whole = pieces.join('');
        expect(search(marks, pieces)).toEqual(
          [...marks.keys()].filter((number) => whole.includes(marks[number] ?? '')),
        );
      }),
    );
  });
});

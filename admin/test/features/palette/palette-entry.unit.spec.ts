import { describe, expect, it } from 'vitest';
import { isMatch } from '#features/palette/palette-entry.ts';

const théo = { label: 'Théo Second', detail: 'theo.second@example.org' };

describe('what the palette finds', () => {
  it.each(['theo', 'THÉO', 'sec', 'second theo', 'example', 'secnod', 'theo secod', '', '  '])(
    '« %s » finds Théo Second',
    (typed) => expect(isMatch(théo, typed)).toBe(true),
  );
  it.each(['heo', 'theo premier', 'secnod exmaple', 'zzz'])('« %s » does not', (typed) =>
    expect(isMatch(théo, typed)).toBe(false),
  );
  it('an elided article is no part of a word', () =>
    expect(isMatch({ label: 'Journal d’activité', detail: null }, 'activite')).toBe(true));
});

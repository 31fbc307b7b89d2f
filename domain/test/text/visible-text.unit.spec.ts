import { describe, expect, it } from 'vitest';
import { isBlank, tidyLine, tidyText } from '#text/visible-text.ts';

describe('an invisible text', () => {
  it.each(['', ' \n\t', '\u200B\u200C\u200D\uFEFF', '\0', '\u00AD', '\u2800\u3164', '\u202E\u2066', '\uFE0F'])(
    '%j is blank',
    (text) => {
      expect(isBlank(text)).toBe(true);
      expect([tidyLine(text), tidyText(text)]).toEqual(['', '']);
    },
  );
  it.each(['a', '.', '👩‍👩‍👧', '❤️', 'न', '\u200Ba'])('%j is not', (text) => expect(isBlank(text)).toBe(false));
});

it('keeps a line without control characters and outer blanks', () => {
  expect(tidyLine(' Une\u0000 page\u0007\n')).toBe('Une  page');
  expect(tidyLine('👩‍👩‍👧')).toBe('👩‍👩‍👧');
});

it('keeps the lines of a text', () => expect(tidyText(' Un\n\ndeux\0 ')).toBe('Un\n\ndeux'));

import { expect, it } from 'vitest';
import { csvLine } from '#text/csv.ts';

it('given cells, then each is quoted, and quotes in it are doubled', () =>
  expect(csvLine(['Élodie', 'dite « "Lo" »', 3, true, null, 'a\nb;c'], ';')).toBe(
    '"Élodie";"dite « ""Lo"" »";"3";"true";"";"a\nb;c"\r\n',
  ));
it.each(['=1+1', '+33612345678', '-2', '@sum', '\tx', '\rx'])(
  'given %j, which a spreadsheet would compute, then it is marked as text',
  (text) => expect(csvLine([text], ',')).toBe(`"'${text}"\r\n`),
);
it('given a number below zero, then it stays one', () => expect(csvLine([-2], ',')).toBe('"-2"\r\n'));

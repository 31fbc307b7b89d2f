import { expect, it } from 'vitest';
import { chunkParams } from '#recording/recording.ts';

const recordingId = '01890a5d-ac96-774b-bcce-b302099a8057';
const numberOf = (seq: string) => chunkParams.safeParse({ recordingId, seq }).data?.seq ?? null;

it.each([
  ['0', 0],
  ['7', 7],
  ['99999', 99_999],
])('given the piece number %j, then it is %i', (seq, number) => expect(numberOf(seq)).toBe(number));

it.each(['', ' ', ' 1', '1 ', '1e3', '0x10', '0b1', '01', '1.0', '-0', '+1', '100000', '٣', 'Infinity'])(
  'given the piece number %j, then it is none',
  (seq) => expect(numberOf(seq)).toBeNull(),
);

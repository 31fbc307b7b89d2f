import { createHash } from 'node:crypto';
import { metadata } from '@ecrin/testing/port-contracts/event-store/event-store.fixtures.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '#adapters/event-store/sqlite/packed-text.ts';
import { longWords, shortWords } from '#adapters/event-store/sqlite/packed-words.ts';

const id = '01980000-0000-7000-8000-00000000000c';
const hash = '290c17843dd0dc30495b0f9ecf8e7d024e2311495e4f244b7efeb4d3306f194b';
const quoted = (...pieces: readonly string[]): string => pieces.map((piece) => `"${piece}"`).join();
const manyIds = Array.from({ length: 600 }, (_, index) => id.replace(/...$/, String((index % 300) + 100)));

describe('packed text', () => {
  it.each([
    ['nothing', ''],
    ['marks alone', '"""'],
    ['characters of several bytes', quoted('où « tout »', '😀')],
    ['long pieces', quoted('é'.repeat(33), 'é'.repeat(34), 'x'.repeat(99), '😀'.repeat(5_000))],
    ['control characters', quoted('\0', '\u0001', '\u007f', '\n')],
    ['ids', quoted(id, id, `client:${id}`, `client:client:${id}`, `${id}${id}`)],
    ['what looks like an id', quoted(id.toUpperCase(), id.replace('7', 'g'), `${id} `)],
    ['instants', quoted('2026-01-02T09:00:00.000Z', '2026-01-02T09:00:00.000Z', '9999-12-31T23:59:59.999Z')],
    [
      'what looks like an instant',
      quoted(
        '2026-01-02T09:00:00.000Z',
        '2026-01-02T24:00:00.000Z',
        '2026-01-02T09:00:60.000Z',
        '2026-01-02T09:00:00.000z',
        '2026-02-30T09:00:00.000Z',
        '1969-12-31T23:59:59.999Z',
        '2026-01-02 09:00:00.0000',
      ),
    ],
    [
      'instants of several days',
      quoted('2026-01-02T23:59:59.999Z', '2026-01-03T00:00:00.000Z', '1970-01-01T00:00:00.000Z'),
    ],
    ['hashes', quoted(hash, hash, hash.toUpperCase())],
    ['all words', quoted(...shortWords, ...longWords)],
    ['more ids than can be named again', quoted(...manyIds)],
    ['metadata', JSON.stringify(metadata)],
  ])('is read as it was: %s', (_, text) => {
    expect(unpack(pack(text))).toBe(text);
    expect(unpack(pack(text, [id]), [id])).toBe(text);
  });

  it('is read as it was, whatever it says, beside whatever is known', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary', minLength: 30, maxLength: 400 }),
      fc.uuid(),
      fc.uuid().map((one) => `client:${one}`),
      fc.date({ noInvalidDate: true }).map((one) => one.toISOString()),
      fc.stringMatching(/^[0-9a-f]{64}$/),
      fc.constantFrom(id, hash, ...shortWords, ...longWords),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (pieces, known) => {
        const text = pieces.join('"');
        expect(unpack(pack(text, known), known)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes a third of what an event says', () => {
    const text = JSON.stringify(metadata);
    expect(pack(text).length * 2.9).toBeLessThan(text.length);
    expect(pack(quoted(id), [id]).length).toBeLessThan(6);
  });

  it('is permanent: what was stored once is read the same in every release', () => {
    const text = JSON.stringify({ ...metadata, fingerprint: hash, permission: `a new word, and ${hash}` });
    expect(pack(text).toString('base64')).toBe(
      'gKKBZQGYAAAAAHAAgAAAAAAAAAyCo4FlAZgAAAAAcACAAAAAAAAADYKkjqWBq2plAZgAAAAAcACAAAAAAAAAA4KmgWgCgqeBZgGbfbh4AIKoga6CqpmpgWcpDBeEPdDcMElbD57Pjn0CTiMRSV5PJEt+/rTTMG8ZS4L/gWQAAABQYSBuZXcgd29yZCwgYW5kIDI5MGMxNzg0M2RkMGRjMzA0OTViMGY5ZWNmOGU3ZDAyNGUyMzExNDk1ZTRmMjQ0YjdlZmViNGQzMzA2ZjE5NGIBfQ==',
    );
    expect(
      unpack(
        Buffer.from(
          'gKKBZQGYAAAAAHAAgAAAAAAAAAyCo4FlAZgAAAAAcACAAAAAAAAADYKkjqWBq2plAZgAAAAAcACAAAAAAAAAA4KmgWgCgqeBZgGbfbh4AIKoga6CqpmpgWcpDBeEPdDcMElbD57Pjn0CTiMRSV5PJEt+/rTTMG8ZS4L/gWQAAABQYSBuZXcgd29yZCwgYW5kIDI5MGMxNzg0M2RkMGRjMzA0OTViMGY5ZWNmOGU3ZDAyNGUyMzExNDk1ZTRmMjQ0YjdlZmViNGQzMzA2ZjE5NGIBfQ==',
          'base64',
        ),
      ),
    ).toBe(text);
  });

  it('has words that are never moved', () => {
    const digest = createHash('sha256')
      .update([...shortWords, ...longWords.slice(0, 162)].join(' '))
      .digest('hex');
    expect(digest).toBe('ec820df70bdec69f467f7a118e892656a6696763d3348cdec543c8a346e6c7c1');
    expect([shortWords.length, longWords.length <= 256]).toEqual([128, true]);
    expect(new Set([...shortWords, ...longWords]).size).toBe(shortWords.length + longWords.length);
  });
});

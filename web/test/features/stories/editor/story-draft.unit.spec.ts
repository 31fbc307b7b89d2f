import type { ShownPart } from '@ecrin/contracts/story/story.ts';
import { describe, expect, it } from 'vitest';
import {
  changesSince,
  movedPart,
  numbersOf,
  rebased,
  touchedPart,
  withOwnPart,
  withoutPart,
  type Known,
} from '#features/stories/editor/story-draft.ts';
import { fileNameOf } from '#features/stories/editor/story-markdown.ts';

const part = (partId: string, text: string | null, by: ShownPart['by'] = 'thought'): ShownPart => ({
  partId,
  kind: 'paragraph',
  text,
  by,
  sources: [`t-${partId}`],
  unsourced: [],
});
const known: Known = { version: 1, title: 'Le lac', parts: [part('a', 'Les clés.'), part('b', 'La barque.')] };
const texts = ({ parts }: Readonly<{ parts: readonly ShownPart[] }>) => parts.map(({ text }) => text);

describe('what was changed on this device', () => {
  it('is nothing at first', () => expect(changesSince(known, known)).toBeNull());
  it('is the touched part alone, now the person’s own', () =>
    expect(changesSince(known, touchedPart(known, 'a', 'Les clés, encore.'))).toEqual({
      base: 1,
      title: null,
      order: ['a', 'b'],
      changed: [{ ...part('a', 'Les clés, encore.', 'person') }],
      removed: [],
    }));
  it('is an order, a title, and what was taken out', () => {
    expect(changesSince(known, movedPart(known, 1, 0))?.order).toEqual(['b', 'a']);
    expect(changesSince(known, { ...known, title: '' })?.title).toBe('');
    expect(changesSince(known, withoutPart(known, 'a'))?.removed).toEqual(['a']);
    expect(changesSince(known, withOwnPart(known, 'c', 'chapter'))?.changed.map(({ kind }) => kind)).toEqual([
      'chapter',
    ]);
  });
  it('never is the text of an erased thought', () =>
    expect(changesSince(known, { ...known, parts: [part('a', null), part('b', 'La barque.')] })?.changed ?? []).toEqual(
      [],
    ));
});

describe('when the server has more', () => {
  const typed = touchedPart(known, 'a', 'Les clés, enc');
  const more = touchedPart(known, 'a', 'Les clés, encore.');
  it('what was saved from here is there, and typing goes on', () => {
    const next = { ...typed, version: 2 };
    expect(rebased({ known, sent: typed, draft: typed }, next)).toBe(next);
    const draft = rebased({ known, sent: typed, draft: more }, next);
    expect(texts(draft)).toEqual(['Les clés, encore.', 'La barque.']);
    expect(changesSince(next, draft)?.base).toBe(2);
  });
  it('another device’s paragraphs are here too', () => {
    const next = { ...withOwnPart(known, 'c', 'paragraph'), version: 2 };
    expect(rebased({ known, sent: known, draft: more }, next).parts.map(({ partId }) => partId)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
  it('what another device wrote in the same paragraph is never replaced', () => {
    const theirs = touchedPart(known, 'a', 'Au clou.');
    const next = {
      ...theirs,
      version: 3,
      parts: [theirs.parts[0], { ...part('a.3', 'Les clés, enc', 'person') }, theirs.parts[1]].flatMap(
        (one) => one ?? [],
      ),
    };
    const draft = rebased({ known, sent: typed, draft: more }, next);
    expect(texts(draft)).toEqual(expect.arrayContaining(['Au clou.', 'Les clés, encore.']));
    expect(texts(rebased({ known, sent: known, draft: more }, { ...theirs, version: 2 }))).toEqual(
      expect.arrayContaining(['Au clou.', 'Les clés, encore.']),
    );
  });
});

describe('a story as a file', () => {
  it('numbers thoughts by their first place', () =>
    expect([...numbersOf(movedPart(known, 1, 0)).keys()]).toEqual(['t-b', 't-a']));
  it.each([
    ['Le lac : été', 'Le lac été'],
    ['../..', 'ecrin'],
    ['', 'ecrin'],
  ])('has a name every file system takes: %s', (title, name) => expect(fileNameOf(title)).toBe(name));
});

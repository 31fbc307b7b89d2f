import type { VersionChoice } from '@ecrin/contracts/thought/thought-versions.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { array, assert, constantFrom, property } from 'fast-check';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chosenWords, compareVersions, findTwoVersions, joinUnseen } from '#thought/two-versions.ts';

const now = '2026-01-02T09:00:00.000Z';
const base = 'Papa appelle.\nOn dîne.\nJe rentre.';

describe('two versions of the same words', () => {
  it('given paragraphs that only one of them changed, then nothing is to be chosen', () =>
    expect(
      compareVersions({
        base,
        earlier: 'Papa appelle deux fois.\nOn dîne.\nJe rentre.',
        later: 'Papa appelle.\nOn dîne.\nJe rentre tard.',
      }),
    ).toEqual([{ same: 'Papa appelle deux fois.\nOn dîne.\nJe rentre tard.' }]));

  it('given neighbouring paragraphs, each changed by one of them, then nothing is to be chosen', () =>
    expect(compareVersions({ base: 'Un.\nDeux.', earlier: 'Un !\nDeux.', later: 'Un.\nDeux !' })).toEqual([
      { same: 'Un !' },
      { same: 'Deux !' },
    ]));

  it('given a paragraph that both changed, or one changed and one took away, then it is a choice', () => {
    expect(compareVersions({ base: 'Un.\nDeux.', earlier: 'Un.\nDeux !', later: 'Un.\nDeux ?' })).toEqual([
      { same: 'Un.' },
      { earlier: 'Deux !', later: 'Deux ?' },
    ]);
    expect(compareVersions({ base: 'Un.\nDeux.', earlier: 'Un.', later: 'Un.\nDeux ?' })).toEqual([
      { same: 'Un.' },
      { earlier: null, later: 'Deux ?' },
    ]);
  });

  it.each<[VersionChoice, string]>([
    ['earlier', 'Un.\nDeux !'],
    ['later', 'Un.\nDeux ?'],
    ['both', 'Un.\nDeux !\nDeux ?'],
  ])('given « %s », then the words are of it', (choice, words) =>
    expect(chosenWords([{ same: 'Un.' }, { earlier: 'Deux !', later: 'Deux ?' }], [choice])).toBe(words),
  );

  it('given another number of choices than there are, then there are no words', () => {
    expect(chosenWords([{ same: 'Un.' }], ['later'])).toBeNull();
    expect(chosenWords([{ earlier: 'Deux !', later: null }], [])).toBeNull();
  });

  it('given any versions, then each is whole by its choice where both changed all, and no paragraph of either is lost with both', () => {
    const text = array(constantFrom('a', 'b', 'c', 'd', ''), { minLength: 1, maxLength: 8 }).map((lines) =>
      lines.join('\n'),
    );
    assert(
      property(text, text, text, (of, earlier, later) => {
        const parts = compareVersions({ base: of, earlier, later });
        const all = (choice: VersionChoice) =>
          chosenWords(
            parts,
            parts.flatMap((part) => ('same' in part ? [] : [choice])),
          )?.split('\n') ?? [];
        const both = all('both');
        for (const version of [all('earlier'), all('later')])
          for (const paragraph of version) expect(both).toContain(paragraph);
        expect(compareVersions({ base: of, earlier: of, later })).toEqual([{ same: later }]);
        expect(compareVersions({ base: of, earlier, later: of })).toEqual([{ same: earlier }]);
      }),
    );
  });

  it('given more paragraphs than are compared, then all of them are one choice', () => {
    const long = (end: string) => `${'x\n'.repeat(400)}${end}`;
    expect(compareVersions({ base: long('a'), earlier: long('b'), later: long('c') })).toEqual([
      { earlier: long('b'), later: long('c') },
    ]);
    expect(compareVersions({ base: long('a'), earlier: long('a'), later: long('c') })).toEqual([{ same: long('c') }]);
  });
});

describe('words edited from an earlier revision', () => {
  let embedded: EmbeddedStores;
  beforeEach(async () => {
    embedded = await openEmbeddedStores();
  });
  afterEach(() => embedded.dispose());

  const [thoughtId, clientId] = [v7(), 'anne'];
  const written: ThoughtEvent = {
    type: 'ThoughtWritten',
    data: { thoughtId, ownerId: clientId, language: 'fr', writtenAt: now, occurredAt: now, timeZone: 'Europe/Paris' },
    private: { content: base },
  };
  const edited = (content: string, unseenSince?: number): ThoughtEvent => ({
    type: 'ThoughtEdited',
    data: { thoughtId, editedAt: now, ...(unseenSince !== undefined && { unseenSince }) },
    private: { content },
  });
  const append = (...events: readonly ThoughtEvent[]) => embedded.record(`thought-${thoughtId}`, clientId, events);
  const join = (words: string, by = clientId) =>
    joinUnseen(embedded.events, { clientId: by, thoughtId, base: 0, words });
  const find = (by = clientId) => findTwoVersions(embedded.events, { clientId: by, thoughtId });

  it('given nothing changed since, or somebody else’s thought, then there is nothing to join', async () => {
    await append(written, { type: 'ThoughtPinned', data: { thoughtId, pinnedAt: now }, private: null });
    expect(await join('Autre chose.')).toBeNull();
    await append(edited('Changé.'));
    expect(await join('Autre chose.', 'bruno')).toBeNull();
  });

  it('given other paragraphs changed since, then they are joined; given the same, then it is said since when', async () => {
    const theirs = base.replace('On dîne.', 'On dîne à sept heures.');
    await append(written, edited(theirs));
    expect(await join(base.replace('Je rentre.', 'Je rentre tard.'))).toEqual({
      words: 'Papa appelle.\nOn dîne à sept heures.\nJe rentre tard.',
      upon: theirs,
    });
    expect(await join(base.replace('On dîne.', 'On dîne tard.').replace('Je rentre.', 'Je rentre tard.'))).toEqual({
      words: 'Papa appelle.\nOn dîne tard.\nJe rentre tard.',
      upon: theirs,
      unseenSince: 0,
    });
  });

  it('given two open versions, then they are found with their times, by their owner only, until the words change', async () => {
    await append(
      written,
      edited('Papa appelle.\nOn dîne.\nJe rentre tôt.'),
      edited('Papa appelle.\nOn dîne.\nJe rentre tard.', 0),
    );
    expect(await find()).toMatchObject({
      open: {
        unseenSince: 0,
        parts: [{ same: 'Papa appelle.\nOn dîne.' }, { earlier: 'Je rentre tôt.', later: 'Je rentre tard.' }],
      },
    });
    expect(await find('bruno')).toEqual({ refused: 'thought.not-found' });
    await append(edited('Fini.'));
    expect(await find()).toEqual({ open: null });
  });
});

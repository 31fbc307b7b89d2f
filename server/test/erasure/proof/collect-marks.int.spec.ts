import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openMasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { openEmbeddedStores, type EmbeddedStores } from '@ecrin/testing/kits/embedded-stores.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { chooseFragments } from '#erasure/proof/choose-fragments.ts';
import { collectWords } from '#erasure/proof/collect-marks.ts';
import { createErasureProof } from '#erasure/proof/create-erasure-proof.ts';
import { withoutProductWords } from '#erasure/proof/product-words.ts';

describe('the fragments of a text', () => {
  it('given a long text, then pieces of its beginning, its middle and its end, each of 16 to 40 bytes and three words', () => {
    const text = `Ce matin le jardin était gelé. ${'Puis la lumière a changé doucement. '.repeat(20)}J’ai rangé les outils de Marthe.`;
    const fragments = chooseFragments(text);
    expect(fragments.length).toBeGreaterThan(2);
    expect(fragments[0]).toBe('Ce matin le jardin était gelé. Puis la');
    for (const fragment of fragments) {
      expect(text).toContain(fragment);
      expect(Buffer.byteLength(fragment)).toBeGreaterThanOrEqual(16);
      expect(Buffer.byteLength(fragment)).toBeLessThanOrEqual(40);
      expect(fragment.split(/\s+/u).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('given what JSON escapes, then no fragment has it', () => {
    const text = 'Elle a dit "le jardin de ma tante" puis\nelle est partie sans un mot\\de plus ce soir-là';
    const written = JSON.stringify(text);
    expect(chooseFragments(text)).toContain('le jardin de ma tante');
    for (const fragment of chooseFragments(text)) expect(written).toContain(fragment);
  });

  it.each([
    ['a name', 'Marguerite'],
    ['two words', 'Marguerite Yourcenar'],
    ['an id', '01980000-0000-7000-8000-00000000000c'],
    ['a hash', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    ['an instant', '2026-11-28T10:00:00.000Z'],
    ['nothing', ' '],
  ])('given %s, which may be others’ too, then none', (_what, text) => {
    expect(chooseFragments(text)).toEqual([]);
  });

  it('given an address, a number or a long token, then it is sought as it is', () => {
    expect(chooseFragments('Marie@Exemple.fr')).toEqual(['Marie@Exemple.fr', 'marie@exemple.fr']);
    expect(chooseFragments('+33612345678')).toEqual(['+33612345678']);
    expect(chooseFragments(`APA91b${'x1'.repeat(40)}`)).toEqual([`APA91b${'x1'.repeat(17)}`]);
  });
});

describe('what is sought of a client', () => {
  const [marie, jean] = [systemIds.next(), systemIds.next()];
  let stores: EmbeddedStores = null as never;
  const wrote = (content: string) => ({ type: 'ThoughtWritten', data: {}, private: { content } });
  beforeAll(async () => {
    stores = await openEmbeddedStores();
    await stores.record('one', marie, [
      { type: 'ClientRegistered', data: {}, private: { email: 'marie@exemple.fr', firstname: 'Marie' } },
      { type: 'ClientLoggedIn', data: {}, private: { device: 'Firefox on a very old computer' } },
      { type: 'NotificationPosted', data: {}, private: { title: 'Votre rappel de tous les matins', body: '' } },
      // A sentence of the product’s own, as the word lists say it.
      { type: 'ThoughtUnderstood', data: {}, private: { summary: 'un journal intime à trois mots' } },
      { type: 'RequestOpened', data: {}, private: { words: 'Comment retrouver ma clé perdue' } },
    ]);
    const many = Array.from({ length: 900 }, (_, day) => wrote(`Le matin numéro ${day} dans la cuisine bleue`));
    await stores.record('two', marie, many);
    await stores.record('three', jean, [wrote('Une pensée de Jean sur le bateau')]);
  });
  afterAll(() => stores.dispose());

  it('given a long journal, then a sample with something of every type, of nobody else, and of nothing that others share', async () => {
    const { fragments, ids, wrappedKey } = await createErasureProof({
      config: readConfig({ DATA_DIR: stores.folder, ROLES: '' }).shared,
      stores: {
        masterKey: openMasterKey({ dir: stores.folder, fromEnvironment: null }),
        events: stores.events,
        storedEvents: stores.store,
      },
    }).collectMarks(marie);
    expect(ids).toEqual([marie]);
    expect(wrappedKey).toHaveLength(60);
    expect(fragments).toContain('marie@exemple.fr');
    expect(fragments).toContain('Comment retrouver ma clé perdue');
    expect(fragments.filter((fragment) => /Jean|Firefox|rappel/u.test(fragment))).toEqual([]);
    const days = fragments
      .filter((fragment) => fragment.startsWith('Le matin'))
      .map((text) => Number(text.split(' ')[3]));
    expect(days.length).toBeGreaterThan(20);
    expect(fragments.length).toBeLessThanOrEqual(600);
    expect([Math.min(...days) < 100, Math.max(...days) > 800]).toEqual([true, true]);
  });

  it('given short texts, then they are sought whole, and none that may be a name of ours', async () => {
    const said = ['Chez Ysabeau', 'Courses', 'Noël', 'sad', 'fr-FR', '2026-11-28', '42', 'un mot'];
    await stores.record('short', marie, said.map(wrote));
    const { short } = await collectWords(stores.events, marie);
    expect(short.filter((text) => said.includes(text)).toSorted()).toEqual([
      'Chez Ysabeau',
      'Courses',
      'Noël',
      'un mot',
    ]);
  });

  it('given an address that is within another client’s, then it counts where it stands apart', async () => {
    const { apart: before } = await collectWords(stores.events, marie);
    await stores.record('four', jean, [
      { type: 'ClientRegistered', data: {}, private: { email: 'anne-marie@exemple.fr', firstname: 'Jean' } },
    ]);
    const { fragments, apart } = await collectWords(stores.events, marie);
    expect([before, apart, fragments.includes('marie@exemple.fr')]).toEqual([[], ['marie@exemple.fr'], true]);
  });

  it('given a sentence that the product writes for everybody, then it is not sought', async () => {
    const own = 'une phrase que le produit ignore tout à fait';
    expect(
      await withoutProductWords([own, 'by which the service signs nothing at all', 'of the random end of its id']),
    ).toEqual([own, 'by which the service signs nothing at all']);
  });
});

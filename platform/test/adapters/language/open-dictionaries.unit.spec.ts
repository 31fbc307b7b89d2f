import type { Language } from '@ecrin/domain/kernel/language.ts';
import { wordsOf } from '@ecrin/domain/text/search-words.ts';
import { subjectWords } from '@ecrin/domain/text/word-forms/subject-word.ts';
import { describe, expect, it } from 'vitest';
import { openDictionaries } from '#adapters/language/open-dictionaries.ts';

const dictionaries = openDictionaries();

/** Whether a text has a form of the last word of what is asked about. */
const has = async (asked: string, text: string, language: Language = 'fr'): Promise<boolean> => {
  const dictionary = await dictionaries(language);
  const last = wordsOf(asked).at(-1)?.word;
  const [subject] = subjectWords(asked, dictionary, (word) => word === last);
  const words = wordsOf(text);
  return words.some((_word, at) => subject?.occursAt(text, words, at));
};

describe('forms of a word', () => {
  it.each([
    ['marché', 'J’ai marché deux heures.'],
    ['ai-je marché', 'Marche au bord du canal.'],
    ['ai-je marché', 'Nous avons beaucoup marché.'],
    ['marcher', 'Demain nous marcherons.'],
    ['de marche', 'J’ai marché jusqu’au phare.'],
    ['au marché', 'Le marché était plein.'],
    ['colère', 'Une colère noire.'],
    ['en colère', 'Je suis en colere.'],
    ['voir', 'J’ai vu Inès.'],
    ['aller', 'Je vais chez Paul.'],
    ['cheval', 'Deux chevaux dans le pré.'],
    ['heureux', 'Elle était heureuse.'],
    ['yeux', 'L’œil gauche me fait mal.'],
    ['ete', 'Tout l’été à la mer.'],
    ['Zoé', 'Zoé a ri.'],
    ['oublier', 'Papa a oublié son écharpe.'],
  ])('%s: %s', async (asked, text) => expect(await has(asked, text)).toBe(true));

  it.each([
    ['ai-je marché', 'Le marché de Noël ouvre.'],
    ['ai-je marché', 'Le marchand de fruits.'],
    ['au marché', 'J’ai marché deux heures.'],
    ['mer', 'Ma mère et le maire.'],
    ['marcher', 'Les marchés financiers.'],
    ['pêche', 'Un péché de jeunesse.'],
  ])('not %s: %s', async (asked, text) => expect(await has(asked, text)).toBe(false));

  it.each([
    ['walk', 'I walked to the lake.', true],
    ['walk', 'The walker stopped.', false],
    ['went', 'Let us go there.', true],
    ['did I run', 'I ran ten miles.', true],
    ['market', 'Two markets nearby.', true],
    ['market', 'I marked the page.', false],
    ['children', 'My child sleeps.', true],
  ])('in English, %s: %s', async (asked, text, found) => expect(await has(asked, text, 'en')).toBe(found));
});

import { activityTypes, findActivityEntry } from '@ecrin/contracts/activity/activity-table.ts';
import { activityKinds, type Activity } from '@ecrin/contracts/activity/activity.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { createIntl, type MessageDescriptor } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { factTexts, kindMessageOf, sentenceOf, untoldFacts, type Words } from '#lib/activity/activity-words.ts';
import english from '../../../src/lang/en/activity.json' with { type: 'json' };
import { factChoices } from './fact-choices.fixtures.ts';

/** As the back-office says them. */
const wordsIn = (language: Language): Words => {
  const intl = createIntl({ locale: language, messages: language === 'en' ? english : {}, onError: () => undefined });
  const formatMessage = (message: MessageDescriptor, values?: Readonly<Record<string, string | number>>) =>
    intl.formatMessage(message, values);
  return { formatMessage, formatNumber: String, language };
};
const french = wordsIn('fr');

it('has a sentence for every event and every kind: add one beside the others', () => {
  const kindOf = (type: string) => findActivityEntry(type)?.kind ?? 'service';
  const silent = activityTypes.filter((type) => sentenceOf({ type, kind: kindOf(type) }).id !== `activity.${type}`);
  expect(silent).toEqual([]);
  expect(activityKinds.filter((kind) => kindMessageOf(kind).id !== `activity.kind.${kind}`)).toEqual([]);
});

it('tells facts in words, and leaves ids out', () => {
  const words: Words = {
    formatMessage: ({ id }, values) => `${id} ${values?.['value'] ?? ''}`,
    formatNumber: String,
    language: 'fr',
  };
  const facts: Activity['facts'] = {
    durationMs: 84_000,
    format: 'audio/wav',
    endDay: '2026-02-03',
    reason: 'no-device',
    thoughtId: 'x',
    untilDay: null,
  };
  expect(factTexts({ facts }, words)).toEqual([
    '1\u00A0min\u00A024',
    'WAV',
    'activity.fact.endDay 03/02/2026',
    'activity.fact.reason no_device',
  ]);
});

it('tells sizes in the units of the language', () => {
  const of = (language: Language) =>
    factTexts({ facts: { fileSize: 2_400_000 } }, { formatMessage: () => '', formatNumber: String, language });
  expect([...of('fr'), ...of('en')]).toEqual(['2\u00A0Mo', '2\u00A0MB']);
});

describe('every fact of every event', () => {
  const told = [...new Set(activityTypes.flatMap((type) => findActivityEntry(type)?.facts ?? []))];
  const choices: ReadonlyMap<string, Readonly<Record<string, true>>> = new Map(Object.entries(factChoices));

  it('has a message, is a measure or a name, or is one that is left out', () => {
    const isSilent = (name: string) =>
      [1, 2, false, 'answers'].every((value) => factTexts({ facts: { [name]: value } }, french).length === 0);
    expect(told.filter((name) => !untoldFacts.has(name) && isSilent(name))).toEqual([]);
  });

  it.each(['fr', 'en'] as const)('says every choice in %s, and none as it is stored', (language) => {
    const words = wordsIn(language);
    const raw = told.flatMap((name) =>
      Object.keys(choices.get(name) ?? {}).flatMap((choice) => {
        const [shown = ''] = factTexts({ facts: { [name]: choice } }, words);
        const unknown = factTexts({ facts: { [name]: 'a-choice-of-no-event' } }, words)[0] ?? '';
        // Of a part there are also numbers.
        const isRaw = name !== 'part' && unknown.includes('a_choice_of_no_event');
        const isStored = choice.includes('-') && [choice, choice.replaceAll('-', '_')].includes(shown);
        return shown === '' || isRaw || isStored ? [`${name}: ${choice}`] : [];
      }),
    );
    expect(raw).toEqual([]);
  });

  it('says two choices of a fact in two ways, but where they are the same thing', () => {
    const same = told.flatMap((name) => {
      const shown = Object.keys(choices.get(name) ?? {}).map(
        (choice) => factTexts({ facts: { [name]: choice } }, french)[0],
      );
      return shown.filter((text, at) => shown.indexOf(text) !== at).map((text) => `${name}: ${text}`);
    });
    expect(same).toEqual(['reason: compte désactivé', 'reason: plus de crédit', 'category: création']);
  });

  it.each([
    [{ engine: 'openai-compatible', searched: 60 }, ['service extérieur', '60 pensées fouillées']],
    [{ reason: 'private-data' }, ['données privées']],
    [{ part: 0 }, ['partie 1']],
    [{ engine: 'gpt-4o' }, ['gpt-4o']],
    [{ model: 'word-lists', promptVersion: 'word-lists-4' }, ['listes de mots', 'version 4']],
    [{ model: 'gpt-4o-mini', promptVersion: 'understand-2' }, ['gpt-4o-mini', 'version 2']],
    [{ model: 'client-row', act: 'rebuild' }, ['liste des clients', 'reconstruire']],
  ])('%j is told as %j', (facts, texts) => expect(factTexts({ facts }, french)).toEqual(texts));
});

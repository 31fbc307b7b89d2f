import { createIntl, type MessageDescriptor } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { goalSentenceMessages } from '#features/goals/summary/goal-sentences.messages.ts';
import english from '#lang/en/goals.json' with { type: 'json' };

const figures = {
  day: '18/11/2026',
  daysUntil: 3,
  met: 2,
  completed: 5,
  thoughts: 12,
  strength: 82,
  streak: 4,
  count: 2,
  target: 3,
  daysLeft: 2,
  lastDay: '29/11/2026',
  left: 1,
  before: 70,
  rate: 40,
  over: 2,
  days: 6,
  metNow: 1,
  weekday: 2,
  missed: 3,
  of: 4,
  proposals: 2,
  perDay: 1,
  held: 4,
};
const sentences: readonly (readonly [string, MessageDescriptor])[] = Object.entries(goalSentenceMessages);
const inEnglish: Readonly<Record<string, string>> = english;
const intls = {
  fr: createIntl({
    locale: 'fr',
    onError: (fault) => {
      if (!fault.message.includes('MISSING_TRANSLATION')) throw fault;
    },
  }),
  en: createIntl({
    locale: 'en',
    messages: inEnglish,
    onError: (fault) => {
      throw fault;
    },
  }),
};

it.each([
  ['some-left', 'weekly', 'Encore 1 d’ici mardi.'],
  ['some-left', 'monthly', 'Encore 1 d’ici le 29/11/2026.'],
  ['met-now', 'daily', '5 pensées, 1 visée\u00A0: le compte y est pour aujourd’hui.'],
] as const)('%s of a %s goal says « %s »', (code, frequency, expected) => {
  const values = { ...figures, frequency, by: 'thoughts', ...(code === 'met-now' && { count: 5, target: 1 }) };
  const message: MessageDescriptor = goalSentenceMessages[code];
  expect(intls.fr.formatMessage(message, values)).toBe(expected);
});

describe.each(['fr', 'en'] as const)('every sentence of a goal in %s', (language) => {
  it.each(sentences)('%s is complete for every frequency, by thoughts and by taps', (_code, message) => {
    for (const frequency of ['daily', 'weekly', 'monthly']) {
      for (const by of ['thoughts', 'taps']) {
        const said = intls[language].formatMessage(message, { ...figures, frequency, by });
        expect(said).toMatch(/^[\p{Lu}\d].*\.$/u);
        expect(said).not.toMatch(/[{}!]|undefined|NaN| {2}/);
      }
    }
  });
});

const inFrench = (code: string, values: Readonly<Record<string, string | number>>) =>
  intls.fr.formatMessage(new Map(sentences).get(code) ?? {}, values);

it('has a calm tone on a missed day', () =>
  expect(inFrench('yesterday-missing', { strength: 82 })).toBe(
    'Hier, le compte n’y était pas. Force\u00a0: 82\u00a0%.',
  ));
it('agrees with its numbers', () => {
  expect(inFrench('lower-target', { target: 3, met: 25, completed: 27, metNow: 23, frequency: 'daily' })).toBe(
    'Avec une cible à 3, vous seriez à 25 jours sur 27, au lieu de 23.',
  );
  expect(inFrench('success-rate', { met: 1, completed: 2, rate: 50, frequency: 'weekly' })).toBe(
    '1 semaine tenue sur 2, soit 50\u00a0%.',
  );
});

import { describe, expect, it } from 'vitest';
import { daysInQuestion } from '#conversation/question/question-days.ts';
import { readQuestion, type QuestionContext } from '#conversation/question/read-question.ts';

// A Sunday.
const today = '2026-11-22';
const context: QuestionContext = {
  language: 'fr',
  today,
  threads: [
    { threadId: 'maman', name: 'Maman' },
    { threadId: 'maison', name: 'La maison (travaux)' },
  ],
  tags: ['travail', 'Été'],
  withoutFilters: [],
};
const daysOf = (text: string) => daysInQuestion(text, today).map(({ from, to }) => [from, to]);

describe('days in a question', () => {
  it.each([
    ['Qu’ai-je dit en mars ?', '2026-03-01', '2026-03-31'],
    ['Qu’ai-je dit en décembre ?', '2025-12-01', '2025-12-31'],
    ['Qu’ai-je dit en mars 2024 ?', '2024-03-01', '2024-03-31'],
    ['Au mois d’août, qu’ai-je dit ?', '2026-08-01', '2026-08-31'],
    ['Qu’ai-je fait le 12 mars ?', '2026-03-12', '2026-03-12'],
    ['Qu’ai-je fait le 1er janvier 2025 ?', '2025-01-01', '2025-01-01'],
    ['Qu’ai-je fait le 24 décembre ?', '2025-12-24', '2025-12-24'],
    ['Le 03/02/2025 ?', '2025-02-03', '2025-02-03'],
    ['Et en 2024 ?', '2024-01-01', '2024-12-31'],
    ['Et hier ?', '2026-11-21', '2026-11-21'],
    ['Et avant-hier ?', '2026-11-20', '2026-11-20'],
    ['Et aujourd’hui ?', '2026-11-22', '2026-11-22'],
    ['Et la semaine dernière ?', '2026-11-09', '2026-11-15'],
    ['Et cette semaine ?', '2026-11-16', '2026-11-22'],
    ['Et le mois dernier ?', '2026-10-01', '2026-10-31'],
    ['Et ce mois-ci ?', '2026-11-01', '2026-11-30'],
    ['Et l’année dernière ?', '2025-01-01', '2025-12-31'],
    ['Et cette année ?', '2026-01-01', '2026-12-31'],
    ['Et cet été ?', '2026-06-01', '2026-08-31'],
    ['Et l’hiver dernier ?', '2025-12-01', '2026-02-28'],
    ['Et lundi dernier ?', '2026-11-16', '2026-11-16'],
    ['Et dimanche ?', '2026-11-15', '2026-11-15'],
    ['Depuis mars ?', '2026-03-01', null],
    ['Depuis l’été ?', '2026-06-01', null],
    ['Depuis lundi ?', '2026-11-16', null],
    ['Avant 2025 ?', null, '2024-12-31'],
    ['What did I say in March?', '2026-03-01', '2026-03-31'],
    ['What about last week?', '2026-11-09', '2026-11-15'],
    ['And on March 12th, 2025?', '2025-03-12', '2025-03-12'],
    ['Since last summer?', '2026-06-01', null],
  ])('%s', (question, from, to) => expect(daysOf(question)).toEqual([[from, to]]));

  it.each(['Que dit Mars de la guerre ?', 'Le 31 février ?', 'La maison de l’hiver', 'May I?', 'Trois fois'])(
    'none in: %s',
    (question) => expect(daysOf(question)).toEqual([]),
  );

  it('are marked where the question names them', () => {
    const text = 'Qu’est-ce que j’ai dit de papa en mars 2025, au sujet de sa mémoire ?';
    const [found] = daysInQuestion(text, today);
    expect(text.slice(found?.start, found?.end)).toBe('en mars 2025');
  });
});

describe('reading a question', () => {
  it('finds what it is about, without the words it is asked with', () =>
    expect(readQuestion('Qu’est-ce que j’ai dit de papa en mars, au sujet de sa mémoire ?', context)).toMatchObject({
      filters: [{ kind: 'days', key: 'days:2026-03-01/2026-03-31' }],
      stems: ['papa', 'memoir'],
      count: null,
    }));
  it.each([
    ['Et au #travail, qu’est-ce qui m’a fait du bien ?', ['tag:travail']],
    ['Et #ete ?', ['tag:Été']],
    ['Et #inconnu ?', []],
    ['Que dis-je dans Maman ?', ['thread:maman']],
    ['Et dans le fil « La maison (travaux) » ?', ['thread:maison']],
    ['Que fait Maman ?', []],
    ['À quoi pensais-je quand j’étais triste ?', ['mood:sad']],
    ['Une chanson triste ?', []],
    ['Hier au #travail, dans Maman, hier encore ?', ['days:2026-11-21/2026-11-21', 'tag:travail', 'thread:maman']],
  ])('filters of: %s', (question, keys) =>
    expect(readQuestion(question, context).filters.map(({ key }) => key)).toEqual(keys),
  );
  it('leaves out filters that the person removed, and does not search their words either', () =>
    expect(
      readQuestion('Et papa, en mars ?', { ...context, withoutFilters: ['days:2026-03-01/2026-03-31'] }),
    ).toMatchObject({ filters: [], stems: ['papa'] }));
  it.each([
    ['Combien de fois ai-je parlé du Portugal ?', 'how-often'],
    ['Quand ai-je parlé du Portugal ?', 'how-often'],
    ['Quand ai-je parlé de l’atelier pour la première fois ?', 'first'],
    ['La dernière fois que j’ai vu Léa ?', 'last'],
    ['How many times did I run?', 'how-often'],
    ['Qu’ai-je décidé ?', null],
  ])('what it counts: %s', (question, count) => expect(readQuestion(question, context).count).toBe(count));
});

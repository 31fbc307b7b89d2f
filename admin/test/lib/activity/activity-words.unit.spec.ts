import { activityTypes, findActivityEntry } from '@ecrin/contracts/activity/activity-table.ts';
import { activityKinds, type Activity } from '@ecrin/contracts/activity/activity.ts';
import { expect, it } from 'vitest';
import { factTexts, kindMessageOf, sentenceOf, type Words } from '#lib/activity/activity-words.ts';

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
    format: 'webm',
    endDay: '2026-02-03',
    reason: 'no-device',
    thoughtId: 'x',
    untilDay: null,
  };
  expect(factTexts({ facts }, words)).toEqual([
    '1\u00A0min\u00A024',
    'webm',
    'activity.fact.endDay 03/02/2026',
    'activity.fact.reason no_device',
  ]);
});

it('tells sizes in the units of the language', () => {
  const of = (language: 'fr' | 'en') =>
    factTexts({ facts: { fileSize: 2_400_000 } }, { formatMessage: () => '', formatNumber: String, language });
  expect([...of('fr'), ...of('en')]).toEqual(['2\u00A0Mo', '2\u00A0MB']);
});

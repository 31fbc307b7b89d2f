import { noInsights, type InsightHistories } from '@ecrin/domain/thought/insights/insight-histories.ts';
import {
  correctInsight,
  currentInsight,
  proposeInsight,
  redoInsight,
  rereadInsight,
  undoInsight,
  type InsightHistory,
  type InsightSource,
} from '@ecrin/domain/thought/insights/insight-history.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packInsights, unpackInsights } from '#thought-card/packed-insights.ts';

const at = '2026-01-01T00:00:00.000Z';
const source = (version: number): InsightSource => ({
  by: 'ai',
  engine: 'local',
  model: 'word-lists',
  promptVersion: `${version}`,
  at,
  ...(version === 2 && { rereadingId: 'a rereading' }),
});

type Step = <Value>(history: InsightHistory<Value>, value: Value | null) => InsightHistory<Value>;
const steps: readonly Step[] = [
  (history, value) => proposeInsight(history, { value, from: source(1) }),
  (history, value) => rereadInsight(history, { value, from: source(2) }),
  (history, value) => correctInsight(history, value, at),
  undoInsight,
  redoInsight,
];
const step = fc.constantFrom(...steps);
const historyOf = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<InsightHistory<Value>> =>
  fc
    .array(fc.tuple(step, fc.option(value)), { maxLength: 6 })
    .map((steps) => steps.reduce((history, [move, given]) => move(history, given), untold<Value>()));
const untold = <Value>(): InsightHistory<Value> => noInsights.title as unknown as InsightHistory<Value>;
const histories: fc.Arbitrary<InsightHistories> = fc.record({
  title: historyOf(fc.string()),
  summary: historyOf(fc.string()),
  mood: historyOf(fc.constantFrom('calm', 'sad')),
  category: historyOf(fc.constantFrom('work', 'idea')),
  tags: historyOf(fc.array(fc.string())),
  keyInsights: historyOf(fc.array(fc.string())),
  questions: historyOf(fc.array(fc.string())),
});

const valueOf = <Value>(history: InsightHistory<Value>): Value | null => currentInsight(history)?.value ?? null;
/** As a card shows them. */
const shownOf = ({ title, summary, mood, category, tags, keyInsights }: InsightHistories) => ({
  title: valueOf(title),
  summary: valueOf(summary),
  mood: valueOf(mood),
  category: valueOf(category),
  tags: valueOf(tags) ?? [],
  keyInsights: valueOf(keyInsights) ?? [],
});

it('given any histories, when they are stored packed, then the same ones are read', () =>
  fc.assert(
    fc.property(histories, (insights) => {
      const shown = shownOf(insights);
      const stored: unknown = JSON.parse(JSON.stringify({ shown, packed: packInsights(insights, shown) }));
      expect(unpackStored(stored)).toEqual(JSON.parse(JSON.stringify(insights)));
    }),
  ));

it('given values of one run, when they are packed, then their source and each shown value are there once', () => {
  const from = source(1);
  const insights: InsightHistories = {
    ...noInsights,
    title: proposeInsight(noInsights.title, { value: 'Kyoto', from }),
    tags: proposeInsight(noInsights.tags, { value: ['silence'], from }),
  };
  expect(packInsights(insights, shownOf(insights))).toEqual({
    sources: [[at, 'local', 'word-lists', '1']],
    title: 0,
    tags: 0,
  });
});

const unpackStored = (stored: unknown): InsightHistories => {
  const { shown, packed } = stored as {
    shown: ReturnType<typeof shownOf>;
    packed: ReturnType<typeof packInsights>;
  };
  return unpackInsights(packed, shown);
};

import type { InsightHistories } from '@ecrin/domain/thought/insights/insight-histories.ts';
import { currentInsight, type InsightHistory } from '@ecrin/domain/thought/insights/insight-history.ts';
import { packInsights } from './packed-insights.ts';

const valueOf = <Value>(history: InsightHistory<Value>): Value | null => currentInsight(history)?.value ?? null;

const isByPerson = <Value>(history: InsightHistory<Value>): true | null =>
  currentInsight(history)?.from.by === 'person' || null;

/** The current values, with the histories they come from. */
export const shownInsights = (insights: InsightHistories) => {
  const values = {
    title: valueOf(insights.title),
    mood: valueOf(insights.mood),
    category: valueOf(insights.category),
    tags: valueOf(insights.tags) ?? [],
    summary: valueOf(insights.summary),
    keyInsights: valueOf(insights.keyInsights) ?? [],
  };
  return {
    insights: packInsights(insights, values),
    ...values,
    titleBy: currentInsight(insights.title)?.from.by ?? null,
    labelledByPerson: isByPerson(insights.mood) || isByPerson(insights.category) || null,
  };
};

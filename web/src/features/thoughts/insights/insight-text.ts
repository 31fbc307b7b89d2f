import type { InsightField, InsightValues } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** Fields whose value is a list of lines; a person writes one a line. */
export type ListField = 'tags' | 'keyInsights' | 'questions';
export const isListField = (field: InsightField): field is ListField =>
  field === 'tags' || field === 'keyInsights' || field === 'questions';

export type InsightValue = InsightValues[InsightField];

/** A value as the text of an input field. */
export const insightToText = (value: InsightValue | null): string =>
  value === null ? '' : typeof value === 'string' ? value : value.join('\n');

/** Parses a value of its field: lists without blank lines, bullets or duplicates; tags are also split at commas and lose their #. */
export const textToInsight = (field: InsightField, text: string): string | string[] => {
  if (!isListField(field)) return text.trim();
  const lines = text.split(field === 'tags' ? /[\n,]/ : '\n');
  const clean = lines.map((line) => line.trim().replace(field === 'tags' ? /^#\s*/ : /^[-•]\s+/, ''));
  return [...new Set(clean.filter((line) => line !== ''))];
};

import type { Category, Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';

/** A thought as somebody could keep it, with the mood and the category a careful reader gives it. */
export type LabelledExample = readonly [mood: Mood, category: Category, text: string];

import type { EndedGoal } from '@ecrin/domain/goal/morning-review.ts';
import type { PostNotification } from '@ecrin/domain/notification/post-notification.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';

type Words = Pick<PostNotification, 'title' | 'body'>;
type Said = 'missed' | 'met';
type Sentences = Readonly<{
  missed: (goal: EndedGoal) => string;
  met: (goal: EndedGoal) => string;
  strength: (percent: string) => string;
  several: Readonly<Record<Said, (count: number) => string>>;
}>;

const french: Sentences = {
  missed: ({ frequency, aim, count, target }) => {
    const span = { daily: 'Hier', weekly: 'La semaine passée', monthly: 'Le mois passé' }[frequency];
    if (aim === 'avoid') return `${span} : ${count}, pour ${target} au plus.`;
    return count > 0 ? `${span} : ${count} / ${target}.` : `${span} manque.`;
  },
  met: ({ frequency, aim, count, target, streak }) => {
    if (frequency === 'daily') return `${streak} jours de suite.`;
    const span = { weekly: 'Semaine tenue', monthly: 'Mois tenu' }[frequency];
    return aim === 'avoid' ? `${span} : ${count}, pour ${target} au plus.` : `${span} : ${count} / ${target}.`;
  },
  strength: (percent) => `Force : ${percent}.`,
  several: { missed: (count) => `${count} objectifs à reprendre`, met: (count) => `${count} objectifs tenus` },
};

const english: Sentences = {
  missed: ({ frequency, aim, count, target }) => {
    const span = { daily: 'Yesterday', weekly: 'Last week', monthly: 'Last month' }[frequency];
    if (aim === 'avoid') return `${span}: ${count}, for ${target} at most.`;
    return count > 0 ? `${span}: ${count} / ${target}.` : `${span} is missing.`;
  },
  met: ({ frequency, aim, count, target, streak }) => {
    if (frequency === 'daily') return `${streak} days in a row.`;
    const span = { weekly: 'A week kept', monthly: 'A month kept' }[frequency];
    return aim === 'avoid' ? `${span}: ${count}, for ${target} at most.` : `${span}: ${count} / ${target}.`;
  },
  strength: (percent) => `Strength: ${percent}.`,
  several: { missed: (count) => `${count} goals to take up again`, met: (count) => `${count} goals kept` },
};

const sentences = { fr: french, en: english } as const satisfies Record<Language, Sentences>;

type Telling = Readonly<{ said: Said; goals: readonly [EndedGoal, ...EndedGoal[]]; language: Language }>;

/** What a morning says of goals, in the language of who reads it: of one its figures, of several their titles. */
export const goalReviewSentence = ({ said, goals, language }: Telling): Words => {
  const words = sentences[language];
  const [goal, ...others] = goals;
  if (others.length > 0) return { title: words.several[said](goals.length), body: goals.map(({ title }) => title).join(' · ') };
  const strength = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(goal.strength);
  return { title: goal.title, body: `${words[said](goal)} ${words.strength(strength)}` };
};

import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import type { Activity, ActivityFact, ActivityKind } from '@ecrin/contracts/activity/activity.ts';
import type { MessageDescriptor } from 'react-intl';
import { accountSentences } from './sentences/account.messages.ts';
import { administrationSentences } from './sentences/administration.messages.ts';
import { aiSentences1 } from './sentences/ai-1.messages.ts';
import { aiSentences2 } from './sentences/ai-2.messages.ts';
import { connectSentences } from './sentences/connect.messages.ts';
import { factMessages1 } from './sentences/fact-1.messages.ts';
import { factMessages2 } from './sentences/fact-2.messages.ts';
import { habitSentences1 } from './sentences/habit-1.messages.ts';
import { habitSentences2 } from './sentences/habit-2.messages.ts';
import { inboxSentences } from './sentences/inbox.messages.ts';
import { activityKindMessages } from './sentences/kind.messages.ts';
import { serviceSentences } from './sentences/service.messages.ts';
import { sharingSentences } from './sentences/sharing.messages.ts';
import { thoughtSentences1 } from './sentences/thought-1.messages.ts';
import { thoughtSentences2 } from './sentences/thought-2.messages.ts';

const sentences: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    ...accountSentences,
    ...administrationSentences,
    ...thoughtSentences1,
    ...thoughtSentences2,
    ...habitSentences1,
    ...habitSentences2,
    ...aiSentences1,
    ...aiSentences2,
    ...inboxSentences,
    ...connectSentences,
    ...serviceSentences,
    ...sharingSentences,
  }),
);
const facts: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries({ ...factMessages1, ...factMessages2 }));
const kinds: Readonly<Record<ActivityKind, MessageDescriptor>> = activityKindMessages;

/** What an event says; of one that has no sentence yet, its kind. */
export const sentenceOf = ({ type, kind }: Pick<Activity, 'type' | 'kind'>): MessageDescriptor =>
  sentences.get(type) ?? kinds[kind];
export const kindMessageOf = (kind: ActivityKind): MessageDescriptor => kinds[kind];

export type Words = Readonly<{
  formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string | number>>) => string;
  formatNumber: (value: number) => string;
  language: 'fr' | 'en';
}>;

const durationOf = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60
    ? `${seconds}\u00A0s`
    : `${Math.floor(seconds / 60)}\u00A0min\u00A0${String(seconds % 60).padStart(2, '0')}`;
};
const sizeOf = (bytes: number, { formatNumber, language }: Words): string => {
  const [kilobyte, megabyte] = language === 'fr' ? ['ko', 'Mo'] : ['kB', 'MB'];
  return bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1_000))}\u00A0${kilobyte}`
    : `${formatNumber(Math.round(bytes / 1_000_000))}\u00A0${megabyte}`;
};
const dayOf = (day: string): string => day.split('-').reverse().join('/');
const momentOf = (instant: string, { language }: Words): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : clockLocaleOf('en'), {
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));

const measured: ReadonlyMap<string, (value: number, words: Words) => string> = new Map([
  ['durationMs', durationOf],
  ['speechMs', durationOf],
  ['fileSize', sizeOf],
]);
/** Names of something outside, as they are; others are choices, which messages select by. */
const verbatim: ReadonlySet<string> = new Set(['promptVersion', 'endpoint', 'host', 'format', 'model', 'engine']);

const textOf = (value: ActivityFact, words: Words): string => {
  if (typeof value === 'number') return words.formatNumber(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayOf(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? momentOf(text, words) : text.replaceAll('-', '_');
};

/** Measures in their unit, names as they are. */
const shownOf = (name: string, value: ActivityFact, words: Words): string => {
  const measure = measured.get(name);
  if (measure && typeof value === 'number') return measure(value, words);
  return verbatim.has(name) ? String(value) : textOf(value, words);
};

const factText = (name: string, value: ActivityFact, words: Words): string | null => {
  if (value === null || (value === 0 && name === 'missed')) return null;
  const shown = shownOf(name, value, words);
  const message = facts.get(name);
  if (message) return words.formatMessage(message, { value: shown, count: Number(value) });
  return measured.has(name) || verbatim.has(name) ? shown : null;
};

/** The facts of an event in words; ids are left to the export. */
export const factTexts = (event: Pick<Activity, 'facts'>, words: Words): readonly string[] =>
  Object.entries(event.facts).flatMap(([name, value]) => factText(name, value, words) ?? []);

import { clockLocaleOf } from '@ecrin/browser/time/clock-locale.ts';
import type { Activity, ActivityFact, ActivityKind } from '@ecrin/contracts/activity/activity.ts';
import { readModelName } from '@ecrin/contracts/admin-notification/read-model-names.ts';
import { modelName } from '@ecrin/contracts/usage/model-name.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { MessageDescriptor } from 'react-intl';
import { activityMessages } from './activity.messages.ts';
import { accountSentences } from './sentences/account.messages.ts';
import { administrationSentences } from './sentences/administration.messages.ts';
import { aiSentences } from './sentences/ai.messages.ts';
import { connectSentences } from './sentences/connect.messages.ts';
import { factChoices } from './sentences/fact-choice.messages.ts';
import { factValues } from './sentences/fact-value.messages.ts';
import { factYesNos } from './sentences/fact-yes-no.messages.ts';
import { groupSentences } from './sentences/group.messages.ts';
import { habitSentences } from './sentences/habit.messages.ts';
import { inboxSentences } from './sentences/inbox.messages.ts';
import { activityKindMessages } from './sentences/kind.messages.ts';
import { passkeySentences } from './sentences/passkey.messages.ts';
import { pictureSentences } from './sentences/picture.messages.ts';
import { serviceSentences } from './sentences/service.messages.ts';
import { sharingSentences } from './sentences/sharing.messages.ts';
import { thoughtSentences } from './sentences/thought.messages.ts';
import { trustSentences } from './sentences/trust.messages.ts';

const sentences: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    ...accountSentences,
    ...trustSentences,
    ...administrationSentences,
    ...passkeySentences,
    ...thoughtSentences,
    ...pictureSentences,
    ...habitSentences,
    ...aiSentences,
    ...inboxSentences,
    ...connectSentences,
    ...serviceSentences,
    ...sharingSentences,
  }),
);
const groups: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(groupSentences));
const facts: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({ ...factValues, ...factYesNos, ...factChoices }),
);
const kinds: Readonly<Record<ActivityKind, MessageDescriptor>> = activityKindMessages;

/** What an event of this type says; undefined: it has no sentence. */
export const sentenceOfType = (type: string): MessageDescriptor | undefined => sentences.get(type);
/** What an event says; of one that has no sentence yet, its kind. */
export const sentenceOf = ({ type, kind }: Pick<Activity, 'type' | 'kind'>): MessageDescriptor =>
  sentenceOfType(type) ?? kinds[kind];
export const kindMessageOf = (kind: ActivityKind): MessageDescriptor => kinds[kind];

export type Words = Readonly<{
  formatMessage: (message: MessageDescriptor, values?: Readonly<Record<string, string | number>>) => string;
  formatNumber: (value: number) => string;
  language: Language;
}>;

/** What a run of like events says. */
export const groupSentenceOf = (
  event: Pick<Activity, 'type' | 'kind'>,
  count: number,
  { formatMessage }: Pick<Words, 'formatMessage'>,
): string => {
  const known = groups.get(event.type);
  return known
    ? formatMessage(known, { count })
    : formatMessage(activityMessages.times, { sentence: formatMessage(sentenceOf(event)), count });
};

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
  ['ms', durationOf],
  ['fileSize', sizeOf],
]);
/** Names of something outside, as they are; others are choices, which messages select by. */
const verbatim: ReadonlySet<string> = new Set(['promptVersion', 'endpoint', 'host', 'format', 'model', 'timeZone']);
/** Places from 0 in an event, from 1 in a sentence. */
const places: ReadonlySet<string> = new Set(['part', 'index', 'item', 'place', 'section', 'page']);
/** Kinds of engines; what else answered is named as it is. */
const engines: ReadonlySet<string> = new Set(['local', 'local-model', 'openai-compatible', 'meaning', 'words']);
/** Ids, and what only an export is for: not told in a sentence. */
export const untoldFacts: ReadonlySet<string> = new Set([
  'alertId',
  'by',
  'cap',
  'clientId',
  'deviceId',
  'fault',
  'goalId',
  'intoId',
  'orbId',
  'organizationId',
  'recordingId',
  'sessionId',
  'thoughtId',
  'threadId',
]);
/** Nothing is said of them while they are nothing. */
const saidFromOne: ReadonlySet<string> = new Set(['missed', 'ms', 'unsourced', 'parked', 'leftOut', 'undoes']);

const textOf = (value: ActivityFact, words: Words): string => {
  if (typeof value === 'number') return words.formatNumber(value);
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayOf(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? momentOf(text, words) : text.replaceAll('-', '_');
};

const isName = (name: string, value: ActivityFact): boolean =>
  verbatim.has(name) || (name === 'engine' && !engines.has(String(value)));

const ownNames: ReadonlyMap<string, (name: string, language: Words['language']) => string> = new Map([
  // Also of a read model, which has a name of ours.
  ['model', (name, language) => readModelName(language, modelName(language, name))],
  // Its number: the name before it is one of the source’s.
  ['promptVersion', (name) => name.replace(/^.*-(?=\d+$)/, '')],
  // « audio/x-caf » is called CAF.
  ['format', (name) => name.replace(/^.*\/(x-)?/, '').toUpperCase()],
]);

/** Measures in their unit, places as people count, names as they are. */
const shownOf = (name: string, value: ActivityFact, words: Words): string => {
  const measure = measured.get(name);
  if (measure && typeof value === 'number') return measure(value, words);
  if (places.has(name) && typeof value === 'number') return words.formatNumber(value + 1);
  const ownName = ownNames.get(name);
  if (ownName) return ownName(String(value), words.language);
  return isName(name, value) ? String(value) : textOf(value, words);
};

const isTold = (name: string, value: ActivityFact): boolean =>
  value !== null && !untoldFacts.has(name) && !(value === 0 && saidFromOne.has(name));

const factText = (name: string, value: ActivityFact, words: Words): string | null => {
  if (!isTold(name, value)) return null;
  const shown = shownOf(name, value, words);
  const message = facts.get(name);
  if (message) return words.formatMessage(message, { value: shown, count: Number(value) });
  return measured.has(name) || verbatim.has(name) ? shown : null;
};

/** The facts of an event in words; ids are left to the export. */
export const factTexts = (event: Pick<Activity, 'facts'>, words: Words): readonly string[] =>
  Object.entries(event.facts).flatMap(([name, value]) => factText(name, value, words) || []);

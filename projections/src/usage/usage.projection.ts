import type { ConversationModelUsed } from '@ecrin/domain/conversation/conversation.events.ts';
import type { OrbRunModelUsed } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { ReadyOrbTried } from '@ecrin/domain/orb/orb.events.ts';
import type { StoryDraftModelUsed } from '@ecrin/domain/story-draft/story-draft.events.ts';
import type { ThoughtTranscribed, ThoughtUnderstood } from '@ecrin/domain/thought/thought.events.ts';
import { tokensOf, type UsageLine } from '@ecrin/domain/usage/cost-of-usage.ts';
import type { EngineUsed } from '@ecrin/domain/usage/engine-use.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';
import { defineRecordProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import {
  clientUsageDayModel,
  clientUsageMonthModel,
  serviceUsageModel,
  usageId,
  type UsageDocument,
} from './usage.model.ts';

type Result =
  | ConversationModelUsed
  | OrbRunModelUsed
  | ReadyOrbTried
  | StoryDraftModelUsed
  | ThoughtTranscribed
  | ThoughtUnderstood;
type Used = EngineUsed | Result;
const handles: readonly Used['type'][] = [
  'EngineUsed',
  'ConversationModelUsed',
  'OrbRunModelUsed',
  'ReadyOrbTried',
  'StoryDraftModelUsed',
  'ThoughtTranscribed',
  'ThoughtUnderstood',
];
/** Only what is handled gets here. */
const usedIn = (event: RecordedEvent): Used => event as unknown as Used;

type Amounts = Readonly<{ inputTokens: number; outputTokens: number; ms?: number | undefined }>;
const none: Amounts = { inputTokens: 0, outputTokens: 0 };
const tokensIn = ({ inputTokens, outputTokens }: Amounts): Amounts => ({ inputTokens, outputTokens });

const lineOf = (
  kind: UsageLine['kind'],
  data: Readonly<{ engine?: string; model: string }>,
  { inputTokens, outputTokens, ms = 0 }: Amounts,
): UsageLine => ({ kind, engine: data.engine ?? null, model: data.model, requests: 1, inputTokens, outputTokens, ms });

/** When it was, and what was used; `line` null: its calls are counted one by one. `clientId` null: of the service only. */
type Usage = Readonly<{ at: string; line: UsageLine | null; clientId: string | null }>;
type Of<Type extends Used['type']> = Extract<Used, { type: Type }>['data'];
type Reader<Type extends Used['type']> = (data: Of<Type>) => Readonly<{ at: string; line: UsageLine }>;

const readers: { readonly [Type in Used['type']]: Reader<Type> } = {
  EngineUsed: (data) => ({ at: data.usedAt, line: lineOf(data.kind, data, data) }),
  ConversationModelUsed: (data) => ({ at: data.usedAt, line: lineOf(data.purpose, data, tokensIn(data)) }),
  OrbRunModelUsed: (data) => ({ at: data.usedAt, line: lineOf('orb', data, tokensIn(data)) }),
  StoryDraftModelUsed: (data) => ({ at: data.usedAt, line: lineOf('story', data, tokensIn(data)) }),
  ReadyOrbTried: (data) => ({ at: data.triedAt, line: lineOf('orb-trial', data, tokensIn(data)) }),
  ThoughtTranscribed: (data) => ({
    at: data.transcribedAt,
    line: lineOf('transcription', data, { ...none, ms: data.durationMs }),
  }),
  ThoughtUnderstood: (data) => ({ at: data.understoodAt, line: lineOf('understanding', data, data.usage ?? none) }),
};

const usageIn = (event: RecordedEvent): Usage => {
  const { type, data } = usedIn(event);
  // The type chooses the reader; the compiler cannot follow that to its data.
  const read = readers[type] as (data: Used['data']) => Readonly<{ at: string; line: UsageLine }>;
  const { at, line } = read(data);
  const clientId = 'clientId' in data ? data.clientId : (event.metadata.ownerId ?? null);
  // What was brought from elsewhere was used there.
  return { at, line: 'counted' in data || 'origin' in data ? null : line, clientId: clientId === '' ? null : clientId };
};

const isSameLine = (one: UsageLine, { kind, engine, model }: UsageLine): boolean =>
  one.kind === kind && one.engine === engine && one.model === model;

const sumOf = (one: UsageLine, other: UsageLine): UsageLine => ({
  ...one,
  requests: one.requests + other.requests,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  ms: one.ms + other.ms,
});

/** Adds a line to those of the same kind, engine and model. */
export const withLine = (lines: readonly UsageLine[], line: UsageLine): readonly UsageLine[] =>
  lines.some((one) => isSameLine(one, line))
    ? lines.map((one) => (isSameLine(one, line) ? sumOf(one, line) : one))
    : [...lines, line];

type Span = Readonly<{ model: Model<UsageDocument>; length: number; ownerOf: (usage: Usage) => string | null }>;

const usageProjection = ({ model, length, ownerOf }: Span) => {
  const spanOf = ({ at }: Usage): string => at.slice(0, length);
  return defineRecordProjection<UsageDocument>()({
    model,
    handles,
    documentId: (event) => {
      const usage = usageIn(event);
      return usageId(ownerOf(usage) ?? nobody, spanOf(usage));
    },
    apply: (before, event) => {
      const usage = usageIn(event);
      const ownerId = ownerOf(usage);
      const documentBefore = before ?? { lines: [], tokens: 0, ms: 0, usedAt: '' };
      return usage.line === null || ownerId === null
        ? before
        : { ownerId, span: spanOf(usage), ...withUse(documentBefore, usage.at, usage.line) };
    },
  });
};

type Sums = Omit<UsageDocument, 'ownerId' | 'span'>;
const withUse = ({ lines, tokens, ms, usedAt }: Sums, at: string, line: UsageLine): Sums => ({
  lines: withLine(lines, line),
  tokens: tokens + tokensOf(line),
  ms: ms + line.ms,
  usedAt: usedAt > at ? usedAt : at,
});

/** Of no client: no document is made of it. */
const nobody = 'nobody';
const [day, month] = [10, 7];
const clientOf = ({ clientId }: Usage): string | null => clientId;

/** Every use of a model, counted. Nothing of what was said is in it. */
export const usageProjections = [
  usageProjection({ model: clientUsageDayModel, length: day, ownerOf: clientOf }),
  usageProjection({ model: clientUsageMonthModel, length: month, ownerOf: clientOf }),
  usageProjection({ model: serviceUsageModel, length: day, ownerOf: () => serviceOwner }),
] as const;

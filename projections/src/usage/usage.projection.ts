import type { ConversationModelUsed } from '@ecrin/domain/conversation/conversation.events.ts';
import type { OrbRunModelUsed } from '@ecrin/domain/orb-run/orb-run.events.ts';
import type { ThoughtTranscribed, ThoughtUnderstood } from '@ecrin/domain/thought/thought.events.ts';
import { tokensOf, type UsageLine } from '@ecrin/domain/usage/cost-of-usage.ts';
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

type Used = ConversationModelUsed | OrbRunModelUsed | ThoughtTranscribed | ThoughtUnderstood;
const handles: readonly Used['type'][] = [
  'ConversationModelUsed',
  'OrbRunModelUsed',
  'ThoughtTranscribed',
  'ThoughtUnderstood',
];
/** Only what is handled gets here. */
const usedIn = (event: RecordedEvent): Used => event as unknown as Used;

type Counted = Readonly<{ inputTokens: number; outputTokens: number; ms?: number | undefined }>;
const none: Counted = { inputTokens: 0, outputTokens: 0 };
const countedIn = ({ inputTokens, outputTokens }: Counted): Counted => ({ inputTokens, outputTokens });

const lineOf = (
  kind: UsageLine['kind'],
  data: Readonly<{ engine?: string; model: string }>,
  { inputTokens, outputTokens, ms = 0 }: Counted,
): UsageLine => ({ kind, engine: data.engine ?? null, model: data.model, requests: 1, inputTokens, outputTokens, ms });

const usageIn = ({ type, data }: Used): Readonly<{ at: string; line: UsageLine }> => {
  if (type === 'ConversationModelUsed') return { at: data.usedAt, line: lineOf('answer', data, countedIn(data)) };
  if (type === 'OrbRunModelUsed') return { at: data.usedAt, line: lineOf('orb', data, countedIn(data)) };
  return type === 'ThoughtTranscribed'
    ? { at: data.transcribedAt, line: lineOf('transcription', data, { ...none, ms: data.durationMs }) }
    : { at: data.understoodAt, line: lineOf('understanding', data, data.usage ?? none) };
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

type Span = Readonly<{ model: Model<UsageDocument>; length: number; ownerOf: (event: RecordedEvent) => string }>;
const clientOf = ({ metadata: { ownerId } }: RecordedEvent): string => ownerId ?? '';
const spanOf = (event: RecordedEvent, length: number): string => usageIn(usedIn(event)).at.slice(0, length);

const usageProjection = ({ model, length, ownerOf }: Span) =>
  defineRecordProjection<UsageDocument>()({
    model,
    handles,
    documentId: (event) => usageId(ownerOf(event), spanOf(event, length)),
    apply: (before, event) => {
      const { line } = usageIn(usedIn(event));
      return {
        ownerId: ownerOf(event),
        span: spanOf(event, length),
        lines: withLine(before?.lines ?? [], line),
        tokens: (before?.tokens ?? 0) + tokensOf(line),
        ms: (before?.ms ?? 0) + line.ms,
      };
    },
  });

const [day, month] = [10, 7];

/** Every use of a model, counted. Nothing of what was said is in it. */
export const usageProjections = [
  usageProjection({ model: clientUsageDayModel, length: day, ownerOf: clientOf }),
  usageProjection({ model: clientUsageMonthModel, length: month, ownerOf: clientOf }),
  usageProjection({ model: serviceUsageModel, length: day, ownerOf: () => serviceOwner }),
] as const;

import { orbParams } from '@ecrin/contracts/orb/orb.ts';
import { orbTrial, tryReadyOrbRequest } from '@ecrin/contracts/orb/ready-orb.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { OrbResult, RunUse } from '@ecrin/domain/orb-run/orb-run.vocabulary.ts';
import { valuesOf } from '@ecrin/domain/orb-run/result/fill-prompt.ts';
import { recordOrbTrial } from '@ecrin/domain/orb/commands/ready-orb.ts';
import { instructionsOf } from '@ecrin/domain/orb/instructions-of.ts';
import { orb } from '@ecrin/domain/orb/orb.aggregate.ts';
import type { OrbInstructions } from '@ecrin/domain/orb/orb.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import { customRoute, type CustomContext, type RefusedReply, type Reply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

type Trial = Readonly<{
  writing: Writing;
  instructions: OrbInstructions;
  values: Readonly<Record<string, string>>;
  language: Language;
  text: string;
  callerId: string;
  signal: AbortSignal;
}>;

/** `tryOrb`: has a model read one text under the contract of the instructions; `result` null: nothing that keeps it. */
export type OrbTrialServices = Pick<ApiServices, 'events' | 'execute'> &
  Readonly<{
    writing: () => Writing | null;
    engine: string;
    /** Of everybody’s budget of this month, when the engine is paid; null: there is none. */
    usedShare: (clientId: null, now: string) => Promise<number | null>;
    tryOrb: (trial: Trial) => Promise<Readonly<{ result: OrbResult | null; uses: readonly RunUse[] }>>;
  }>;

type Tried = Readonly<{ orbId: string; version: number; uses: readonly RunUse[] }>;

const sum = (uses: readonly RunUse[], of: (use: RunUse) => number): number =>
  uses.reduce((total, use) => total + of(use), 0);

/** What a trial used is a cost like any other: it is recorded, also where nothing came of it. */
const recordTrial = async (
  { execute, engine }: Pick<OrbTrialServices, 'execute' | 'engine'>,
  { orbId, version, uses }: Tried,
  { adminId, command, now }: CustomContext,
): Promise<void> => {
  const [first] = uses;
  if (!first) return;
  const { model, counted } = first;
  await execute({
    aggregate: orb,
    id: orbId,
    decide: recordOrbTrial,
    input: {
      orbId,
      by: adminId,
      now,
      version,
      model,
      inputTokens: sum(uses, ({ inputTokens }) => inputTokens),
      outputTokens: sum(uses, ({ outputTokens }) => outputTokens),
      seconds: sum(uses, ({ seconds }) => seconds),
      engine,
      ...(counted && { counted }),
    },
    context: { ...command, ownerId: '' },
  });
};

const writingOf = async ({ writing, usedShare }: OrbTrialServices, now: string): Promise<Writing | RefusedReply> => {
  const model = writing();
  if (!model) return { refused: 'orb-run.no-engine' };
  return ((await usedShare(null, now)) ?? 0) >= 1 ? { refused: 'orb-run.over-budget' } : model;
};

/** The text is the administrator's own: no client's thought can be chosen here. */
export const tryReadyOrbRoute = (services: OrbTrialServices) =>
  customRoute({
    method: 'post',
    path: '/orbs/:orbId/trials',
    access: 'admin',
    summary: 'Has the current version read a sample text; neither the text nor the result is stored',
    params: orbParams,
    body: tryReadyOrbRequest,
    answer: orbTrial,
    handle: async ({ params: { orbId }, body, signal }, context): Promise<Reply> => {
      const { state } = await loadAggregate(services.events, orb, { id: orbId });
      if (state.status === 'absent' || state.ownerId !== null) return { refused: 'orb.not-found' };
      const { version } = state;
      const instructions = instructionsOf(state, version, body.language);
      if (!instructions) return { refused: 'orb.prompt-empty' };
      const given = valuesOf(instructions.variables, body.values);
      if ('wrong' in given) return { refused: given.wrong };
      const writing = await writingOf(services, context.now);
      if ('refused' in writing) return writing;

      const { language, text } = body;
      const trial = {
        writing,
        instructions,
        values: given.values,
        language,
        text,
        callerId: context.adminId,
        signal: signal(),
      };
      const { result, uses } = await services.tryOrb(trial);
      await recordTrial(services, { orbId, version, uses }, context);
      if (!result) return { refused: 'orb.trial-failed' };
      const seconds = sum(uses, (use) => use.seconds);
      return { json: orbTrial.parse({ model: writing.model, version, seconds, result }) };
    },
  });

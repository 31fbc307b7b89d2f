import { readyOrbs, readyOrbsEdition } from '@ecrin/domain/orb/ready/ready-orbs.ts';
import { LanguageFault, type Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { OrbReading } from '@ecrin/workflows';
import { disabledOrbs } from '#fakes/disabled-orbs.ts';
import type { ReminderWorkflowHarness } from './reminders/reminder-workflow-harness.ts';

export const now = '2026-01-02T09:00:00.000Z';
export const ownerId = '01980000-0000-7000-8000-000000000003';
const [orb] = readyOrbs;
export const orbId = orb?.orbId ?? '';
export const length = 1_000;

type Json = Parameters<Writing['json']>[0];
type Answer = (request: Json) => unknown;
/** What a test scripts: `answer` each request, among so many thoughts. */
export type Scene = Readonly<{ answer: Answer; thoughts?: number; partLength?: number }>;
export type OpenOrbWork = (orbs: OrbReading) => Promise<ReminderWorkflowHarness>;

const usage = { inputTokens: 7, outputTokens: 5, seconds: 1 };
export const item = (texte: string, ...notes: number[]) => ({ elements: [{ texte, notes }] });
const contentOf = (index: number): string => `${index} `.padEnd(length - 10, 'mot ');

export const readingOf = ({ answer, thoughts = 3, partLength = length }: Scene): OrbReading => {
  const all = Array.from({ length: thoughts }, (_none, index) => ({
    thoughtId: `thought-${index}`,
    wording: 1,
    content: contentOf(index),
    createdAt: '2026-01-01T08:00:00.000Z',
  }));
  const writing: Writing = {
    model: 'scripted',
    json: async (request) => {
      const read = request.schema.safeParse(await answer(request));
      if (!read.success) throw new LanguageFault('unusable-answer', 'off schema twice');
      return { value: read.data, usage };
    },
    text: async () => ({ text: '', usage }),
  };
  return {
    ...disabledOrbs,
    writing: () => writing,
    engine: 'scripted',
    partLength,
    select: async () => ({ thoughts: all }),
    readPart: async ({ part }) =>
      all
        .filter(({ thoughtId }) => part.some((range) => range.thoughtId === thoughtId))
        .map(({ thoughtId, content }) => ({
          thoughtId,
          day: '2026-01-01',
          content,
          cite: (range) => ({ thoughtId, wording: 1, ...range, startMs: null }),
        })),
  };
};

/** Workflows of orbs with one ready orb, on a scripted model. */
export const beginOrbWork = async (open: OpenOrbWork, scene: Scene): Promise<ReminderWorkflowHarness> => {
  const work = await open(readingOf(scene));
  const added = {
    type: 'ReadyOrbAdded',
    data: { orbId, edition: readyOrbsEdition, definition: orb?.definition ?? null, addedAt: now },
    private: null,
  };
  await work.record(`orb-${orbId}`, ownerId, [added]);
  return work;
};

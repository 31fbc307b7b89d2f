import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { length, now, ownerId, readingOf, type OpenOrbWork, type Scene } from '#kits/orb-work.ts';
import type { ReminderWorkflowHarness } from '#kits/reminders/reminder-workflow-harness.ts';

type Conditions = Readonly<{ kills: number; drafts: number; pass: (work: ReminderWorkflowHarness) => Promise<void> }>;

const thoughtIds = ['thought-0', 'thought-1', 'thought-2'];
const partOf = (thoughtId: string) => ({
  partId: thoughtId,
  kind: 'paragraph',
  text: 'mot',
  by: 'thought',
  sources: [thoughtId],
  unsourced: [],
  changedIn: 1,
});
const paragraph = (texte: string, ...notes: number[]) => ({ paragraphes: [{ phrases: [{ texte, notes }] }] });
/** One thought for each section. */
const oneEach = 2 * length;

/** The workflow that composes drafts, on an engine. `kills`: of the worker, over so many `drafts`. `pass`: lets the wait before another try pass. */
export const storyDraftsContract = (open: OpenOrbWork, { kills, drafts, pass }: Conditions): void => {
  // An engine remembers the runs of every test.
  let storyId = '';
  beforeEach(() => (storyId = systemIds.next()));
  const begin = (scene: Scene) => open(readingOf({ partLength: oneEach, ...scene }));
  const request = async (work: ReminderWorkflowHarness, id = storyId) => {
    await work.record(`story-${id}`, ownerId, [
      {
        type: 'StoryCreated',
        data: { storyId: id, ownerId, language: 'fr', thoughtIds, createdAt: now },
        private: { title: '', parts: thoughtIds.map(partOf) },
      },
    ]);
    const names = { storyId: id, draftId: `draft-${id}`, ownerId };
    await work.record(`story-draft-${id}`, ownerId, [
      {
        type: 'StoryDraftRequested',
        data: { ...names, language: 'fr', timeZone: 'UTC', base: 1, partIds: thoughtIds, requestedAt: now },
        private: null,
      },
    ]);
    return names;
  };
  const read = (work: ReminderWorkflowHarness, stream: string): Promise<readonly RecordedEvent[]> =>
    Array.fromAsync(work.events.readStream(stream));
  const ended = async (work: ReminderWorkflowHarness, id = storyId) => {
    const stream = `story-draft-${id}`;
    await vi.waitUntil(async () => /Completed|Failed|Stopped/u.test((await read(work, stream)).at(-1)?.type ?? ''), {
      timeout: 30_000,
      interval: 10,
    });
    return read(work, stream);
  };
  const typesOf = (events: readonly RecordedEvent[]) => events.map(({ type }) => type.replace('StoryDraft', ''));
  type Parts = Readonly<{ parts: readonly Readonly<{ text: string; sources: readonly string[] }>[] }>;
  const storyOf = async (work: ReminderWorkflowHarness) =>
    ((await read(work, `story-${storyId}`)).at(-1)?.private as Parts | undefined)?.parts ?? [];

  it('given more than fits a request, then section after section is composed, and all are in the story with their sources', async () => {
    const asked: string[] = [];
    const work = await begin({
      answer: ({ messages }) => {
        asked.push(messages.at(-1)?.text ?? '');
        return paragraph(`Un mot ${'mot '.repeat(asked.length)}`, 1);
      },
    });
    await request(work);
    const events = await ended(work);
    const composed = ['ModelUsed', 'SectionComposed'];
    expect(typesOf(events)).toEqual(['Requested', 'Planned', ...composed, ...composed, ...composed, 'Completed']);
    expect((await storyOf(work)).map(({ sources }) => sources)).toEqual(thoughtIds.map((id) => [id]));
    expect([asked[0]?.includes('jusqu’ici'), asked[1]?.includes('jusqu’ici finit par : Un mot mot')]).toEqual([
      false,
      true,
    ]);
    await work.dispose();
  });

  it('given sections that do not fit the model’s window, then smaller ones are composed', async () => {
    const work = await begin({
      partLength: 6 * length,
      answer: ({ messages }) => {
        if ((messages.at(-1)?.text.length ?? 0) > 1.8 * length) throw new LanguageFault('too-large', 'too many tokens');
        return paragraph('Un mot', 1);
      },
    });
    await request(work);
    const events = await ended(work);
    expect(typesOf(events).filter((type) => type === 'Planned')).toHaveLength(2);
    expect(events.at(-1)?.type).toBe('StoryDraftCompleted');
    await work.dispose();
  });

  it('given a model that is away for a moment, then it is asked again; an exhausted quota ends the draft, and the story stays', async () => {
    const faults = [new LanguageFault('unavailable', 'away', 0)];
    const work = await begin({
      answer: () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return paragraph('Un mot', 1);
      },
    });
    await request(work);
    await vi.waitUntil(() => faults.length === 0, { timeout: 20_000, interval: 5 });
    await pass(work);
    expect((await ended(work)).at(-1)?.type).toBe('StoryDraftCompleted');
    faults.push(new LanguageFault('quota-exhausted', 'no credit'));
    storyId = systemIds.next();
    await request(work);
    expect((await ended(work)).at(-1)).toMatchObject({ data: { reason: 'quota' } });
    expect((await storyOf(work)).map(({ text }) => text)).toEqual(['mot', 'mot', 'mot']);
    await work.dispose();
  });

  it('given a stop while the model writes, then it is given up and the story stays as it is', async () => {
    const [asked, aborted] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
    const work = await begin({
      answer: ({ signal }) =>
        new Promise((_resolve, reject) => {
          asked.resolve(true);
          signal?.addEventListener('abort', () => {
            aborted.resolve(true);
            reject(new Error('aborted'));
          });
        }),
    });
    const names = await request(work);
    await asked.promise;
    const stopped = { type: 'StoryDraftStopped', data: { ...names, stoppedAt: now }, private: null };
    await work.record(`story-draft-${storyId}`, ownerId, [stopped]);
    expect(await aborted.promise).toBe(true);
    expect(typesOf(await ended(work)).at(-1)).toBe('Stopped');
    expect(await read(work, `story-${storyId}`)).toHaveLength(1);
    await work.dispose();
  });

  it(
    `given ${drafts} drafts, when their worker is killed ${kills} times, then each is in its story once`,
    { timeout: 180_000 },
    async () => {
      const work = await begin({ answer: () => paragraph('Un mot', 1) });
      const ids = Array.from({ length: drafts }, () => systemIds.next());
      for (const id of ids) await request(work, id);
      const all = async (type: string): Promise<readonly string[]> =>
        (await Array.fromAsync(work.events.readAll()))
          .filter((event) => event.type === type)
          .map(({ data }) => (data as { storyId: string }).storyId);
      for (let kill = 1; kill <= kills; kill += 1) {
        await vi.waitUntil(async () => (await all('StoryDraftCompleted')).length >= (kill * drafts) / (kills + 1), {
          timeout: 60_000,
          interval: 5,
        });
        await work.restart();
      }
      await vi.waitUntil(async () => (await all('StoryDraftCompleted')).length >= drafts, {
        timeout: 60_000,
        interval: 20,
      });
      expect((await all('StoryDraftCompleted')).toSorted()).toEqual(ids.toSorted());
      expect((await all('StoryRevised')).toSorted()).toEqual(ids.toSorted());
      await work.dispose();
    },
  );
};

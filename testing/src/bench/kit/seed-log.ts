import { join } from 'node:path';
import { systemClock as clock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { openSqliteEventStore } from '@ecrin/platform/adapters/event-store/sqlite/sqlite-event-store.ts';
import type { EventToAppend, Json } from '@ecrin/platform/ports/event-store.ts';

const firstMs = Date.UTC(2025, 0, 6);
const dayMs = 86_400_000;
const firstDay = new Date(firstMs).toISOString();
/** As long as the private part of a short thought. */
const sealed = Buffer.alloc(240, 7).toString('base64');
const moods = ['happy', 'calm', 'sad'] as const;

type Fact = Readonly<{ type: string; data: Json; sealed?: string | null }>;

const eventOf = (clientId: string, { type, data, sealed = null }: Fact): EventToAppend => {
  const commandId = systemIds.next();
  const by = { commandId, correlationId: commandId, causationId: null, actor: `client:${clientId}`, ownerId: clientId };
  return {
    id: systemIds.next(),
    type,
    data,
    sealed,
    metadata: { ...by, occurredAt: firstDay, timeZone: 'Europe/Paris', schemaVersion: 1 },
  };
};

const goalFacts = (clientId: string, goalId: string, frequency: string): readonly Fact[] => {
  const filter = { threadIds: [], categories: [], moods: [], statuses: [] };
  const at = new Date(firstMs).toISOString();
  const terms = { frequency, targetCount: 1, aim: 'achieve', endDay: null, restDays: [], filter, tagCount: 0 };
  return [
    { type: 'GoalSet', data: { goalId, ownerId: clientId, ...terms, startDay: at.slice(0, 10), setAt: at }, sealed },
    { type: 'GoalMatchRuleChosen', data: { goalId, rule: 'always', chosenAt: at } },
  ];
};

/** Written and understood: two events. */
const thoughtFacts = (clientId: string, thoughtId: string, index: number): readonly Fact[] => {
  const occurredAt = new Date(firstMs + index * dayMs).toISOString();
  return [
    {
      type: 'ThoughtWritten',
      data: {
        thoughtId,
        ownerId: clientId,
        language: 'fr',
        occurredAt,
        timeZone: 'Europe/Paris',
        writtenAt: occurredAt,
      },
      sealed,
    },
    {
      type: 'ThoughtUnderstood',
      data: {
        thoughtId,
        wording: 1,
        engine: 'local',
        model: 'words',
        promptVersion: '1',
        language: 'fr',
        mood: moods[index % moods.length] ?? 'calm',
        category: 'personal',
        understoodAt: occurredAt,
      },
      sealed,
    },
  ];
};

const eventsPerClient = 1_000;

/** Fills the events of a data folder: two goals and about 500 thoughts of each client, over 500 days. */
export const seedLog = async (folder: string, events: number): Promise<void> => {
  const store = openSqliteEventStore({ file: join(folder, 'events.db'), clock });
  const clients = Array.from({ length: Math.ceil(events / eventsPerClient) }, () => systemIds.next());
  const append = (stream: string, clientId: string, facts: readonly Fact[]) =>
    store.append(
      stream,
      'no-stream',
      facts.map((fact) => eventOf(clientId, fact)),
    );
  await Promise.all(
    clients.flatMap((clientId) =>
      (['daily', 'weekly'] as const).map((frequency) => {
        const goalId = systemIds.next();
        return append(`goal-${goalId}`, clientId, goalFacts(clientId, goalId, frequency));
      }),
    ),
  );
  for (let index = 0; index < (eventsPerClient - 4) / 2; index += 1) {
    await Promise.all(
      clients.map((clientId) => {
        const thoughtId = systemIds.next();
        return append(`thought-${thoughtId}`, clientId, thoughtFacts(clientId, thoughtId, index));
      }),
    );
  }
  await store.close();
};

import { v7 } from 'uuid';
import type { ApiClient } from '#kits/api-client.ts';

/** Where the created content is shown. */
export type SampleContentPaths = Readonly<{ goal: string; tapped: string; thread: string }>;

const timeZone = 'Europe/Paris';
const asked = {
  description: null,
  frequency: 'daily',
  targetCount: 2,
  aim: 'achieve',
  endDay: null,
  restDays: [7],
  timeZone,
} as const;
const everyThought = { threadIds: [], tags: [], categories: [], moods: [], statuses: [] };

/** One of each thing that lists show: a thread, goals, reminders, a notification. Throws when one is refused. */
export const seedSampleContent = async ({ call }: ApiClient): Promise<SampleContentPaths> => {
  const [goalId, tappedId, threadId] = [v7(), v7(), v7()];
  const make = async (method: string, path: string, body: object): Promise<void> => {
    const { status, body: answer } = await call(method, path, { body });
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(answer)}`);
  };
  await make('POST', '/threads', { threadId, name: 'Lettres', description: 'Ce qu’on relit', colour: 'teal' });
  await make('POST', '/goals', { goalId, title: 'Deux pensées par jour', filter: everyThought, ...asked });
  await make('POST', '/goals', { goalId: tappedId, title: 'Marcher', filter: null, ...asked });
  await make('POST', '/reminders', {
    reminderId: v7(),
    title: 'Trois lignes',
    description: null,
    schedule: { frequency: 'daily', hour: 21, minute: 30 },
    timeZone,
    subject: { kind: 'goal', id: goalId },
  });
  await make('POST', '/reminders', {
    reminderId: v7(),
    title: 'Lever les yeux',
    description: null,
    schedule: { frequency: 'cron', expression: '15 9-19/4 * * 1-5' },
    timeZone,
    subject: null,
  });
  await make('POST', '/notification-settings/test', {});
  return { goal: `/app/goals/${goalId}`, tapped: `/app/goals/${tappedId}`, thread: `/app/threads/${threadId}` };
};

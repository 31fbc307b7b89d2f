import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { storedUserId } from '#lib/session/session.ts';

/** What home has for somebody, by how much there is to hold. */
export const parts = ['search', 'ask', 'threads', 'goals'] as const;
export type HomePart = (typeof parts)[number];
export type Appeared = Readonly<Record<HomePart, boolean>>;

const enoughToSearch = 10;
const enoughToAsk = 30;

type Held = Readonly<{ thoughts: number; threads: number; goals: number }>;

const isDue: Readonly<Record<HomePart, (held: Held) => boolean>> = {
  search: ({ thoughts }) => thoughts >= enoughToSearch,
  ask: ({ thoughts, threads }) => thoughts >= enoughToAsk || threads > 0,
  threads: ({ thoughts, threads }) => thoughts >= enoughToAsk || threads > 0,
  goals: ({ thoughts, goals }) => thoughts >= enoughToAsk || goals > 0,
};

/** A part appears once it has something to hold, and never leaves. `before`: those that had appeared. */
export const appearedParts = (held: Held, before: readonly string[]): Appeared => ({
  search: before.includes('search') || isDue.search(held),
  ask: before.includes('ask') || isDue.ask(held),
  threads: before.includes('threads') || isDue.threads(held),
  goals: before.includes('goals') || isDue.goals(held),
});

const key = () => `homeParts:${storedUserId() ?? ''}`;

/** Those that have appeared on this device. */
export const keptParts = (): readonly string[] => deviceStorage.getItem(key())?.split(' ') ?? [];
export const keepParts = (appeared: Appeared): void =>
  deviceStorage.setItem(key(), parts.filter((part) => appeared[part]).join(' '));

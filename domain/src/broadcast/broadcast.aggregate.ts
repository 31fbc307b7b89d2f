import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { BroadcastEvent } from './broadcast.events.ts';
import type { BroadcastPlan, BroadcastWords } from './broadcast.vocabulary.ts';

export type BroadcastStatus = 'draft' | 'scheduled' | 'sending' | 'sent' | 'stopped' | 'discarded';

/** `words`: null once the key of the client they are for is destroyed. `schedules`: how many there were. `pages`: sent ones. */
export type ExistingBroadcast = Readonly<{
  broadcastId: string;
  ownerId: string;
  plan: BroadcastPlan;
  words: BroadcastWords | null;
  schedules: number;
  sendAt: string | null;
  timeZone: string | null;
  startedAt: string | null;
  pages: number;
}>;
export type Broadcast = Readonly<{ status: 'absent' }> | (ExistingBroadcast & Readonly<{ status: BroadcastStatus }>);

type Changed = Partial<ExistingBroadcast> & Readonly<{ status?: BroadcastStatus }>;
const change = (state: Broadcast, changed: Changed): Broadcast =>
  state.status === 'absent' ? state : { ...state, ...changed };

const planOf = ({ form, audience, channels, fallback, opens, until }: BroadcastPlan): BroadcastPlan => ({
  form,
  audience,
  channels,
  fallback,
  opens,
  until,
});

export const broadcast: Aggregate<Broadcast, BroadcastEvent> = {
  category: 'broadcast',
  initial: { status: 'absent' },
  ownerOf: (state) => (state.status === 'absent' ? null : state.ownerId),
  evolve: evolveWith<Broadcast, BroadcastEvent>({
    BroadcastDrafted: (_state, data, words) => ({
      status: 'draft',
      broadcastId: data.broadcastId,
      ownerId: data.ownerId,
      plan: planOf(data),
      words: data.words ?? words?.words ?? null,
      schedules: 0,
      sendAt: null,
      timeZone: null,
      startedAt: null,
      pages: 0,
    }),
    BroadcastRevised: (state, data, words) =>
      change(state, { plan: planOf(data), words: data.words ?? words?.words ?? null }),
    BroadcastDiscarded: (state) => change(state, { status: 'discarded' }),
    BroadcastTested: (state) => state,
    BroadcastScheduled: (state, { schedule, sendAt, timeZone }) =>
      change(state, { status: 'scheduled', schedules: schedule, sendAt, timeZone }),
    BroadcastUnscheduled: (state) => change(state, { status: 'draft', sendAt: null, timeZone: null }),
    BroadcastStarted: (state, { startedAt }) => change(state, { status: 'sending', startedAt }),
    BroadcastAdvanced: (state, { page }) => change(state, { pages: page + 1 }),
    BroadcastCompleted: (state) => change(state, { status: 'sent' }),
    BroadcastStopped: (state) => change(state, { status: 'stopped' }),
  }),
};

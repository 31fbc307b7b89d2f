import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { PushDeviceEnd, PushDeviceEvent } from './notification.events.ts';

/** `token`: its subscription, as JSON; null once its key is destroyed. */
type AddedDevice = Readonly<{ ownerId: string; sessionId: string | null; token: string | null; name: string | null }>;
export type PushDevice =
  | Readonly<{ status: 'not-added' }>
  | (AddedDevice & Readonly<{ status: 'on' }>)
  | (AddedDevice & Readonly<{ status: 'removed'; reason: PushDeviceEnd }>);

export const pushDevice: Aggregate<PushDevice, PushDeviceEvent> = {
  category: 'push-device',
  initial: { status: 'not-added' },
  ownerOf: (state) => (state.status === 'not-added' ? null : state.ownerId),
  evolve: evolveWith<PushDevice, PushDeviceEvent>({
    PushDeviceAdded: (_before, { ownerId, sessionId }, words) => ({
      status: 'on',
      ownerId,
      sessionId,
      token: words?.token ?? null,
      name: words?.name ?? null,
    }),
    PushDeviceRemoved: (state, { reason }) =>
      state.status === 'not-added' ? state : { ...state, status: 'removed', reason },
  }),
};

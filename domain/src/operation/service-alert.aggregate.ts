import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ServiceState } from './operation.vocabulary.ts';
import type { ServiceAlertEvent } from './service-alert.events.ts';

export type ServiceAlert =
  | Readonly<{ status: 'quiet' }>
  | Readonly<{ status: 'raised'; state: ServiceState; raisedAt: string }>;

/** One for each thing that can be in a state, under `alertIdOf`. */
export const serviceAlert: Aggregate<ServiceAlert, ServiceAlertEvent> = {
  category: 'service-alert',
  initial: { status: 'quiet' },
  ownerOf: () => null,
  evolve: evolveWith<ServiceAlert, ServiceAlertEvent>({
    ServiceAlertRaised: (_before, { state, raisedAt }) => ({ status: 'raised', state, raisedAt }),
    ServiceAlertCleared: () => ({ status: 'quiet' }),
  }),
};

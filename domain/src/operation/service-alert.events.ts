import type { DomainEvent } from '#kernel/event-sourcing.ts';
import type { ServiceState } from './operation.vocabulary.ts';

// These names and fields are permanent: add, never rename.

/** The periodic check found this state; recorded once until it is cleared. */
export type ServiceAlertRaised = DomainEvent<
  'ServiceAlertRaised',
  { alertId: string; state: ServiceState; raisedAt: string },
  null
>;
/** `state`: as it was raised. */
export type ServiceAlertCleared = DomainEvent<
  'ServiceAlertCleared',
  { alertId: string; state: ServiceState; raisedAt: string; clearedAt: string },
  null
>;

/** In the stream `service-alert-<alertId>`; of the service itself, so without an owner. */
export type ServiceAlertEvent = ServiceAlertRaised | ServiceAlertCleared;

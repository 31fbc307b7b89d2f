import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { alertIdOf, type ServiceState } from './operation.vocabulary.ts';
import type { ServiceAlert } from './service-alert.aggregate.ts';
import type { ServiceAlertCleared, ServiceAlertRaised } from './service-alert.events.ts';

/** Once until it is cleared, however often it is found: its figures may change meanwhile. */
export const raiseServiceAlert = (
  { state, now }: Readonly<{ state: ServiceState; now: string }>,
  { status }: ServiceAlert,
): Decision<ServiceAlertRaised> =>
  status === 'raised'
    ? nothingNew
    : [{ type: 'ServiceAlertRaised', data: { alertId: alertIdOf(state), state, raisedAt: now }, private: null }];

export const clearServiceAlert = (
  { now }: Readonly<{ now: string }>,
  alert: ServiceAlert,
): Decision<ServiceAlertCleared> => {
  if (alert.status === 'quiet') return nothingNew;
  const { state, raisedAt } = alert;
  return [
    {
      type: 'ServiceAlertCleared',
      data: { alertId: alertIdOf(state), state, raisedAt, clearedAt: now },
      private: null,
    },
  ];
};

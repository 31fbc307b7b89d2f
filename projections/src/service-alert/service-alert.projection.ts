import type { ServiceState } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { ServiceAlertEvent } from '@ecrin/domain/operation/service-alert.events.ts';
import type { Model, ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';

/** One that is raised, under its id. */
export type ServiceAlertDocument = Readonly<{
  ownerId: string;
  alertId: string;
  state: ServiceState;
  raisedAt: string;
}>;

export const serviceAlertModel: Model<ServiceAlertDocument> = {
  name: 'service-alert',
  version: 1,
  indexes: [['raisedAt']],
};

export const serviceAlertProjection = defineProjection<ServiceAlertDocument, ServiceAlertEvent>()({
  model: serviceAlertModel,
  documentId: ({ data }) => data.alertId,
  on: {
    ServiceAlertRaised: (_doc, raised) => ({ ownerId: serviceOwner, ...raised }),
    ServiceAlertCleared: () => null,
  },
});

/** More than there are things that can be in a state. */
const most = 500;

/** The alerts that are raised, oldest first. */
export const listServiceAlerts = (models: ReadModels) => async (): Promise<readonly ServiceAlertDocument[]> =>
  (await (await models.open(serviceAlertModel)).find({ filter: {}, sort: [['raisedAt', 'asc']], limit: most })).items;

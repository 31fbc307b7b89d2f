import type { AdminCreated } from '@ecrin/domain/admin/admin.events.ts';
import { isMaintenanceBanner } from '@ecrin/domain/service-settings/maintenance-banner.ts';
import type { ServiceSettingsEvent } from '@ecrin/domain/service-settings/service-settings.events.ts';
import { newInstallationSettings } from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { allClients, serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import {
  maintenanceBannerId,
  maintenanceBannerModel,
  serviceSettingsModel,
  settingChangeModel,
  type MaintenanceBannerDocument,
  type ServiceSettingsDocument,
  type SettingChangeDocument,
} from './service-settings.model.ts';

export const serviceSettingsProjection = defineProjection<
  ServiceSettingsDocument,
  ServiceSettingsEvent | AdminCreated
>()({
  model: serviceSettingsModel,
  documentId: () => serviceOwner,
  on: {
    ServiceSettingChanged: (before, { setting, value, change, by, changedAt, startsAt = null }) => ({
      ownerId: serviceOwner,
      settings: { ...before?.settings, [setting]: { value, change, by, changedAt, startsAt } },
      defaults: before?.defaults ?? {},
    }),
    AdminCreated: (before, { newInstallation }) =>
      newInstallation
        ? { ownerId: serviceOwner, settings: before?.settings ?? {}, defaults: newInstallationSettings }
        : before,
  },
});

export const settingChangeProjection = defineProjection<SettingChangeDocument, ServiceSettingsEvent>()({
  model: settingChangeModel,
  documentId: ({ data: { change } }) => String(change),
  on: {
    ServiceSettingChanged: (_before, { change, setting, value, before, undoes, by, changedAt, startsAt = null }) => ({
      ownerId: serviceOwner,
      change,
      setting,
      value,
      before,
      undoes,
      by,
      changedAt,
      startsAt,
    }),
  },
});

/** Apart from the other settings: its changes are told to clients, theirs to administrators. */
export const maintenanceBannerProjection = defineProjection<MaintenanceBannerDocument, ServiceSettingsEvent>()({
  model: maintenanceBannerModel,
  documentId: () => maintenanceBannerId,
  on: {
    ServiceSettingChanged: (before, { setting, value, change, changedAt }) =>
      setting === 'maintenance'
        ? {
            ownerId: allClients,
            id: `${maintenanceBannerId}-${change}`,
            banner: isMaintenanceBanner(value) ? value : null,
            changedAt,
          }
        : before,
  },
});

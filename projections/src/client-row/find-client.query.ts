import type { ClientDetail } from '@ecrin/contracts/client-admin/client-detail.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findClientFigures } from '#activity/client-figures.query.ts';
import { chatConsentModel } from '#chat/chat-consent.model.ts';
import { clientPermissionModel } from '#client-permission/client-permission.projection.ts';
import { memoryModel } from '#memory/memory.model.ts';
import { findNotificationSettings } from '#notification-settings/find-notification-settings.query.ts';
import { findClientGoals } from './client-goals.query.ts';
import { clientRowModel } from './client-row.model.ts';
import { shownRow } from './list-clients.query.ts';

/** What the read models know of a client; how to sign in and from where, only the account does. */
export type FoundClient = Pick<ClientDetail, 'client' | 'figures' | 'goals' | 'permissions' | 'consents'>;

const findConsents = async (models: ReadModels, ownerId: string): Promise<ClientDetail['consents']> => {
  const consent = await (await models.open(chatConsentModel)).get(ownerId);
  const memory = await (await models.open(memoryModel)).get(ownerId);
  const { general } = await findNotificationSettings(models)(ownerId);
  return { endpoint: consent?.endpoint ?? null, notifications: general, memory: memory?.on ?? true };
};

/** null for an unknown id. `asOf`: figures up to then. */
export const findClient =
  (models: ReadModels) =>
  async (clientId: string, { now, asOf }: Readonly<{ now: string; asOf: string }>): Promise<FoundClient | null> => {
    const row = await (await models.open(clientRowModel)).get(clientId);
    if (!row) return null;
    const permissions = await (await models.open(clientPermissionModel)).get(clientId);
    return {
      client: shownRow(row, now),
      figures: await findClientFigures(models)(clientId, asOf),
      goals: [...(await findClientGoals(models)(clientId, asOf))],
      permissions: [...(permissions?.granted ?? [])],
      consents: await findConsents(models, clientId),
    };
  };

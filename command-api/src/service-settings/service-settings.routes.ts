import { changeSettingsRequest, settingChangeParams } from '@ecrin/contracts/service-settings/service-settings.ts';
import { atLeastWaitMs, receipt } from '@ecrin/contracts/transport/receipt.ts';
import { changeSettings, undoSettingChange } from '@ecrin/domain/service-settings/change-settings.ts';
import { serviceSettings, serviceSettingsId } from '@ecrin/domain/service-settings/service-settings.aggregate.ts';
import {
  graveSettings,
  settingNames,
  type SettingChanges,
  type SettingName,
} from '@ecrin/domain/service-settings/service-settings.vocabulary.ts';
import type { CommandOutcome } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { CustomContext, RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { hasFreshProof } from '#account/session/fresh-proof.ts';
import { adminActorOf } from '#admin/admin-actor.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'settings' | 'waitFor'>;

const onSettings = {
  access: 'superadmin',
  answer: receipt,
  aggregate: serviceSettings,
  id: () => serviceSettingsId,
  absent: 'service-settings.change-not-found',
  metadata: (_request: unknown, { adminId }: CustomContext) => ({ ownerId: adminId }),
} as const;

/** A grave setting is changed only after a recent code of the second factor. */
const graveRefusal = async (
  { access }: Services,
  names: readonly SettingName[],
  { sessionId, now }: CustomContext,
): Promise<RefusedReply | null> =>
  names.some((name) => graveSettings.includes(name)) && !(await hasFreshProof(access, sessionId ?? '', now))
    ? { refused: 'admin.fresh-code-required' }
    : null;

const lockedIn = ({ settings: { environment } }: Services): readonly SettingName[] =>
  settingNames.filter((name) => environment.values[name] !== undefined);

/** The change is in effect in this process when it is answered; in others within a second. */
const afterChange =
  ({ waitFor }: Services) =>
  async (outcome: CommandOutcome<string>): Promise<void> => {
    if ('receipt' in outcome) await waitFor('service-settings', outcome.receipt.position, atLeastWaitMs);
  };

const changeSettingsRoute = (services: Services) =>
  commandRoute({
    ...onSettings,
    method: 'put',
    path: '/settings',
    summary:
      'Changes settings of the service, all given ones or none; a grave one only after a recent code of the second factor',
    params: z.object({}),
    body: changeSettingsRequest,
    prepare: ({ body: { changes } }, context) =>
      graveRefusal(
        services,
        settingNames.filter((name) => changes[name] !== undefined),
        context,
      ),
    input: (request, context) => ({
      ...adminActorOf(request, context),
      // What zod leaves out is absent, never undefined.
      changes: request.body.changes as SettingChanges,
      locked: lockedIn(services),
      now: context.now,
    }),
    decide: changeSettings,
    after: afterChange(services),
  });

const undoSettingChangeRoute = (services: Services) =>
  commandRoute({
    ...onSettings,
    method: 'post',
    path: '/settings/changes/:change/undo',
    summary: 'Takes the last change of a setting back; that is a change too',
    params: settingChangeParams,
    body: noBody,
    prepare: async ({ params: { change } }, context) => {
      const { state } = await loadAggregate(services.events, serviceSettings, { id: serviceSettingsId });
      const names = state.changes.filter((one) => one.change === change).map(({ setting }) => setting);
      return graveRefusal(services, names, context);
    },
    input: (request, context) => ({
      ...adminActorOf(request, context),
      ...request.params,
      locked: lockedIn(services),
      now: context.now,
    }),
    decide: undoSettingChange,
    after: afterChange(services),
  });

export const serviceSettingsRoutes = (services: Services) =>
  [changeSettingsRoute(services), undoSettingChangeRoute(services)] as const;

import type { Actor } from '@ecrin/domain/admin/actor.ts';
import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { CustomContext, CustomRequest } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { deviceOf } from '#account/session/open-session.ts';

export const adminParams = z.object({ adminId: z.string().max(64) });

export type AdminRequestHeaders = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

export const adminActorOf = (request: AdminRequestHeaders, { adminId, sessionId }: CustomContext): Actor => ({
  by: adminId,
  sessionId,
  device: deviceOf(request),
});

/** The caller stays the actor; the events are sealed for the administrator they are about. */
export const aboutAdmin = ({ params: { adminId } }: Readonly<{ params: Readonly<{ adminId: string }> }>) => ({
  ownerId: adminId,
});
export const commandAboutAdmin = (adminId: string, { command }: Pick<CustomContext, 'command'>): CommandContext => ({
  ...command,
  ownerId: adminId,
});

/** The same before sign-in: the administrator is the actor. */
export const commandAsAdmin = (adminId: string, { command }: Pick<CustomContext, 'command'>): CommandContext => ({
  ...command,
  ownerId: adminId,
  actor: `admin:${adminId}`,
});

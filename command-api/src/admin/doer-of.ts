import type { Doer } from '@ecrin/domain/admin/doer.ts';
import type { CommandContext } from '@ecrin/platform/execute-command.ts';
import type { CustomContext, CustomRequest } from '@ecrin/platform/route.ts';
import { deviceOf } from '../session/open-session.ts';

export type Asking = Pick<CustomRequest<unknown, unknown, unknown>, 'header'>;

export const doerOf = (request: Asking, { adminId, sessionId }: CustomContext): Doer => ({
  by: adminId,
  sessionId,
  device: deviceOf(request),
});

/** The caller stays the actor; the events are sealed for whom they are about. */
export const aboutAdmin = (adminId: string, { command }: Pick<CustomContext, 'command'>): CommandContext => ({
  ...command,
  ownerId: adminId,
});

/** The same where nobody is signed in yet: they do it themselves. */
export const asAdmin = (adminId: string, { command }: Pick<CustomContext, 'command'>): CommandContext => ({
  ...command,
  ownerId: adminId,
  actor: `admin:${adminId}`,
});

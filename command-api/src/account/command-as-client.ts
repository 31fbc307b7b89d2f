import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';

/** A command of its own in a client's name, for requests that come before there is a session and write to several streams. */
export const commandAsClient = (
  { command, newId }: Pick<CustomContext, 'command' | 'newId'>,
  clientId: string,
): CommandContext => ({ ...command, commandId: newId(), ownerId: clientId, actor: `client:${clientId}` });

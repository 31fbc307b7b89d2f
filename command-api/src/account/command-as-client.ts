import type { CommandContext } from '@ecrin/platform/event-sourcing/execute-command.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';

/** A separate command in a client's name, for requests without a session that write to several streams. */
export const commandAsClient = (
  { command, newId }: Pick<CustomContext, 'command' | 'newId'>,
  clientId: string,
): CommandContext => ({ ...command, commandId: newId(), ownerId: clientId, actor: `client:${clientId}` });

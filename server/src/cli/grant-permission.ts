import type { ApiServices } from '@ecrin/command-api';
import {
  clientPermissions,
  grantPermission,
  withdrawPermission,
} from '@ecrin/domain/client-permission/change-permission.ts';
import { permissionNames } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { clientWith } from './client-with.ts';
import { UsageFault } from './run-command.ts';

type Parts = Pick<ApiServices, 'events' | 'execute' | 'keyedHash' | 'clock' | 'ids'> &
  Readonly<{ say: (line: string) => void }>;

const usage = `Run with a permission (${permissionNames.join(', ')}) and the address of a client; with --withdraw to take it back.`;

/** Grants a client a permission, or takes it back. Throws `UsageFault`, `EventStoreFault`. */
export const changePermission = async (parts: Parts, words: readonly string[]): Promise<void> => {
  const withdraws = words.includes('--withdraw');
  const [name, address, ...more] = words.filter((word) => word !== '--withdraw');
  const permission = permissionNames.find((one) => one === name);
  if (!permission || address === undefined || more.length > 0) throw new UsageFault(usage);
  const clientId = await clientWith(parts, address);
  const { execute, clock, ids, say } = parts;
  const [now, commandId] = [clock.now().toISOString(), ids.next()];
  await execute({
    aggregate: clientPermissions,
    id: clientId,
    decide: withdraws ? withdrawPermission : grantPermission,
    input: { clientId, permission, by: null, now },
    context: {
      commandId,
      correlationId: commandId,
      causationId: null,
      actor: 'system:grant',
      ownerId: clientId,
      occurredAt: now,
      timeZone: 'UTC',
    },
  });
  say(`${permission} is ${withdraws ? 'withdrawn from' : 'granted to'} this client.`);
};

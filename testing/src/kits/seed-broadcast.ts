import { broadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import { scheduleBroadcast } from '@ecrin/domain/broadcast/commands/schedule-broadcast.ts';
import { writeBroadcast } from '@ecrin/domain/broadcast/commands/write-broadcast.ts';
import type { ClientRegistered } from '@ecrin/domain/client/client.events.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { newEvent, openEmbeddedEvents } from './embedded-stores.ts';

const by = 'admin-seed';
/** Written at once. */
const inFlight = 200;

/** Registers many clients in a data folder, with no server running. Answers their ids. */
export const seedClients = async (dataDir: string, count: number): Promise<readonly string[]> => {
  const { events, closeEvents } = openEmbeddedEvents(dataDir);
  const ids = Array.from({ length: count }, () => systemIds.next());
  for (let from = 0; from < count; from += inFlight) {
    await Promise.all(
      ids.slice(from, from + inFlight).map((clientId) => {
        const registered: ClientRegistered = {
          type: 'ClientRegistered',
          data: {
            clientId,
            credentialId: null,
            emailHash: null,
            language: 'fr',
            registeredAt: new Date().toISOString(),
          },
          private: { email: null, firstname: 'Essai' },
        };
        return events.append(`client-${clientId}`, 'no-stream', [newEvent(registered, clientId)]);
      }),
    );
  }
  await closeEvents();
  return ids;
};

/** A message to every client, in the app, that goes at an instant (ISO 8601); with no server running. Answers its id. */
export const seedBroadcast = async (dataDir: string, sendAt: string): Promise<string> => {
  const { events, closeEvents } = openEmbeddedEvents(dataDir);
  const execute = createExecuteCommand(events);
  const broadcastId = systemIds.next();
  const now = new Date().toISOString();
  const context = () => ({
    commandId: systemIds.next(),
    correlationId: broadcastId,
    causationId: null,
    actor: `admin:${by}`,
    ownerId: serviceOwner,
    occurredAt: now,
    timeZone: 'UTC',
  });
  const at = { aggregate: broadcast, id: broadcastId } as const;
  const plan = {
    form: 'message',
    audience: { to: 'all' },
    channels: ['in-app'],
    fallback: 'fr',
    opens: null,
    until: null,
  } as const;
  const words = { fr: { title: 'Bonjour', body: 'Un message à chacun.' }, en: null };
  const draft = { broadcastId, ownerId: serviceOwner, plan, words, by, now };
  await execute({ ...at, decide: writeBroadcast, input: draft, context: context() });
  const sending = { broadcastId, sendAt, timeZone: 'UTC', maySendToAll: true, by, now };
  await execute({ ...at, decide: scheduleBroadcast, input: sending, context: context() });
  await closeEvents();
  return broadcastId;
};

import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Client } from '../client.aggregate.ts';
import type { ClientPortrait, ClientProfileEdited } from '../client.events.ts';

/** Undefined fields are unchanged. */
export type PortraitChanges = Readonly<{ [Field in keyof ClientPortrait]?: ClientPortrait[Field] | undefined }>;
export type EditClientProfile = Readonly<{ clientId: string; portrait: PortraitChanges; now: string }>;

export const editClientProfile = (
  { clientId, portrait, now }: EditClientProfile,
  client: Client,
): Decision<ClientProfileEdited, 'client.not-found'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  const before: Readonly<Record<string, string | null | undefined>> = client.portrait;
  const changes = Object.entries(portrait).filter(
    ([field, value]) => value !== undefined && value !== (before[field] ?? null),
  );
  if (changes.length === 0) return nothingNew;

  return [{ type: 'ClientProfileEdited', data: { clientId, editedAt: now }, private: Object.fromEntries(changes) }];
};

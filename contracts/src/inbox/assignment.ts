import { z } from 'zod';
import { knownAdmin } from '#admin/known-people.ts';

const adminId = z.string().max(64).nullable();
/** `PUT …/requests/{requestId}/holder`, `PUT …/comments/{reportId}/holder`, `PUT …/clients/{clientId}/erasure-proposals/{proposalId}/holder`. `from`: whose it was when the administrator looked; null: nobody's. */
export const assignItemRequest = z.strictObject({ from: adminId, to: adminId });
export type AssignItemRequest = z.infer<typeof assignItemRequest>;

/** Which items of the inbox: the caller's own, nobody's; absent: all. */
export const holderFilters = ['mine', 'nobody'] as const;
export const holderFilter = z.enum(holderFilters).optional();
export type HolderFilter = (typeof holderFilters)[number];

/** Whose an item is, since when; null: nobody's. */
export const holder = z.object({ admin: knownAdmin, since: z.string() }).nullable();
export type ItemHolder = z.infer<typeof holder>;

/** `GET /api/admin/inbox-holders`: to whom an item may be handed, by name. */
export const inboxHolders = z.object({ items: z.array(knownAdmin) });
export type InboxHolders = z.infer<typeof inboxHolders>;

import {
  maxOrganizationContactLength,
  maxOrganizationNameLength,
  organizationKinds,
} from '@ecrin/domain/organization/organization.vocabulary.ts';
import { z } from 'zod';
import { knownAdmin, knownClient } from '#admin/known-people.ts';
import { givenLine } from '#text/given-line.ts';
import { givenText } from '#text/given-text.ts';

export { organizationKinds };

export const organizationParams = z.object({ organizationId: z.uuidv7() });
export const memberParams = organizationParams.extend({ clientId: z.string().max(64) });

const kind = z.enum(organizationKinds);
const details = {
  name: givenLine(maxOrganizationNameLength),
  kind,
  contact: givenText(maxOrganizationContactLength).nullable(),
  referentId: z.string().max(64).nullable(),
  acceptsRequests: z.boolean(),
};
/** `POST /api/admin/organizations` → a receipt; the id is the caller's. */
export const createOrganizationRequest = z.strictObject({ organizationId: z.uuidv7(), ...details });
/** `PUT /api/admin/organizations/{organizationId}`: all fields as they are to be. */
export const editOrganizationRequest = z.strictObject(details);
export type EditOrganizationRequest = z.infer<typeof editOrganizationRequest>;
/** `POST …/members/{clientId}/removal`. The reason is kept with the client's own data. */
export const removeMemberRequest = z.strictObject({ reason: givenText(500) });

const page = {
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
};
export const listOrganizationsQuery = z.object({
  q: z.string().max(200).optional(),
  status: z.enum(['open', 'closed']).default('open'),
  kind: kind.optional(),
  ...page,
});
export const pageQuery = z.object(page);

/** `name` null once its key is destroyed. */
export const organizationCard = z.object({
  organizationId: z.string(),
  name: z.string().nullable(),
  kind,
  status: z.enum(['open', 'closed']),
  acceptsRequests: z.boolean(),
  members: z.number().int(),
  createdAt: z.string(),
});
export type OrganizationCard = z.infer<typeof organizationCard>;
export const organizationList = z.object({ items: z.array(organizationCard), nextCursor: z.string().nullable() });
export type OrganizationList = z.infer<typeof organizationList>;
export const organizationDetail = organizationCard.extend({
  contact: z.string().nullable(),
  referent: knownClient.nullable(),
});
export type OrganizationDetail = z.infer<typeof organizationDetail>;

/** `requestId`: the accepted request to join; null: added without one. */
const organizationMember = knownClient.extend({ since: z.string(), requestId: z.string().nullable() });
export const organizationMembers = z.object({ items: z.array(organizationMember), nextCursor: z.string().nullable() });
export type OrganizationMembers = z.infer<typeof organizationMembers>;

export const organizationChanges = [
  'created',
  'edited',
  'closed',
  'reopened',
  'member-added',
  'member-removed',
  'member-left',
  'community-assigned',
  'community-released',
] as const;
/** `by` null: the client did it. `client`: the member it is about. */
const organizationChange = z.object({
  changeId: z.string(),
  at: z.string(),
  change: z.enum(organizationChanges),
  by: knownAdmin.nullable(),
  client: knownClient.nullable(),
});
export const organizationHistory = z.object({
  items: z.array(organizationChange),
  nextCursor: z.string().nullable(),
});
export type OrganizationHistory = z.infer<typeof organizationHistory>;

/** `GET /api/client/organizations`: those that accept requests to join, and `mine`. */
const clientOrganization = z.object({ organizationId: z.string(), name: z.string(), kind });
export const joinableOrganizations = z.object({
  items: z.array(clientOrganization),
  nextCursor: z.string().nullable(),
});
export type JoinableOrganizations = z.infer<typeof joinableOrganizations>;
export const ownOrganizations = z.object({
  items: z.array(clientOrganization.extend({ name: z.string().nullable(), since: z.string() })),
});
export type OwnOrganizations = z.infer<typeof ownOrganizations>;
export const joinableOrganizationsQuery = z.object({ q: z.string().max(200).optional(), ...page });

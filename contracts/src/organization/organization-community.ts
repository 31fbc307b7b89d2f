import { communityVisibilities } from '@ecrin/domain/community/community.vocabulary.ts';
import { z } from 'zod';
import { organizationParams } from './organization.ts';

export const organizationCommunityParams = organizationParams.extend({ communityId: z.uuidv7() });

/** Figures only. `name` null for a private one, and once it is gone. `copies`: texts shared there now. */
export const organizationCommunity = z.object({
  communityId: z.string(),
  name: z.string().nullable(),
  visibility: z.enum(communityVisibilities),
  status: z.enum(['open', 'closed']),
  members: z.number().int(),
  copies: z.number().int(),
  comments: z.number().int(),
});
export const organizationCommunities = z.object({
  items: z.array(organizationCommunity),
  nextCursor: z.string().nullable(),
});
export type OrganizationCommunities = z.infer<typeof organizationCommunities>;

// Stored exactly as written here: permanent.
export const organizationKinds = ['religious', 'sports', 'arts', 'company', 'school', 'health', 'other'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

export const maxOrganizationNameLength = 120;
export const maxOrganizationContactLength = 300;

/** `contact`: who speaks for it, in words; `referentId`: the client who does. `acceptsRequests`: clients may ask to join. */
export type OrganizationDetails = Readonly<{
  name: string;
  kind: OrganizationKind;
  contact: string | null;
  referentId: string | null;
  acceptsRequests: boolean;
}>;

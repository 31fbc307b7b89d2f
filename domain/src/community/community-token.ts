/** The path of a public community’s page: its id. */
export const communityPath = (communityId: string): string => `/c/${communityId.replaceAll('-', '')}`;
/** The path of an invitation: its code, and the referral code of who invites. */
export const invitePath = (invite: string, referralCode: string): string => `/c/${invite}?ref=${referralCode}`;

const idForm = /^(?<a>[0-9a-f]{8})(?<b>[0-9a-f]{4})(?<c>[0-9a-f]{4})(?<d>[0-9a-f]{4})(?<e>[0-9a-f]{12})$/u;
const inviteForm = /^[\w-]{20,64}$/u;

/** null: no page has such an address. */
export const readCommunityToken = (token: string): Readonly<{ communityId?: string; invite?: string }> | null => {
  const { a, b, c, d, e } = idForm.exec(token)?.groups ?? {};
  if (a !== undefined) return { communityId: [a, b, c, d, e].join('-') };
  return inviteForm.test(token) ? { invite: token } : null;
};

/** `timeZone`: where the client last chose. `after`: the last Monday that was handled, or the choice; null: only future ones. `since`: what is new from then on; null: from the first wait on. */
export type DigestCommunitiesInput = Readonly<{
  ownerId: string;
  timeZone: string;
  after: string | null;
  since: string | null;
}>;

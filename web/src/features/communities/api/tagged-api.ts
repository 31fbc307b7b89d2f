export type OfCommunity = Readonly<{ communityId: string }>;
export type OfComment = OfCommunity & Readonly<{ commentId: string }>;
export type OfMember = OfCommunity & Readonly<{ memberId: string }>;

/** Lists that are continued by a cursor. */
export const pages = {
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: Readonly<{ nextCursor: string | null }>) => nextCursor ?? undefined,
};
export const paged = (url: string, cursor: string | null, further: Readonly<Record<string, string>> = {}) => ({
  url,
  params: { ...further, ...(cursor !== null && { cursor }) },
});

export const community = { providesTags: ['Community'] } as const;
export const changesCommunity = { invalidatesTags: ['Community'] } as const;
export const comments = { providesTags: ['CommunityComment'] } as const;
export const changesComments = { invalidatesTags: ['CommunityComment'] } as const;

export const isAbsent = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400);

/** The parts of a list’s address that say where in it one is: how many pages were passed, up to `after`, the cursor of the last of them. */
export const pageParts = { page: 'text', after: 'text' } as const;
/** Any other change of the list begins here. */
export const firstPage = { page: '', after: '' } as const;
type PageState = Readonly<{ page: string; after: string }>;

/** What is listed on a page. */
export const pageSize = 25;

const pageOf = ({ page, after }: PageState): number => (after === '' ? 0 : Math.max(1, Math.trunc(Number(page)) || 1));

const isPaged = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'paged' in state;
};

/** From page to page of a list whose state is its address. */
export const pagesOf = (state: PageState, set: (change: PageState, options?: Readonly<{ push: boolean }>) => void) => {
  const page = pageOf(state);
  return {
    page,
    passed: page * pageSize,
    forth: (cursor: string) => set({ after: cursor, page: String(page + 1) }, { push: true }),
    /** To the page it was reached from; a page that was opened by its address has none but the first. */
    back: () => (isPaged() ? window.history.back() : set(firstPage)),
  };
};
export type Pages = ReturnType<typeof pagesOf>;

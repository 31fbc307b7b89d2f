/**
 * Who may open what, as the specification's access guard has it (section 2): these paths, any with /verify, and nothing else without a token.
 * `/about` and `/offline` are public too: a visitor reads the one, and the other must open without network or session.
 */
const publicPaths = new Set(['/', '/about', '/offline', '/login', '/register', '/forgot-password', '/admin', '/admin/login', '/app']);

export const isPublicPath = (path: string) => publicPaths.has(path) || path.includes('/verify');

/** Where a visitor is sent: null to stay. */
export const redirectFor = (path: string, token: string | null) => (token === null && (!isPublicPath(path) || path === '/app') ? '/' : null);

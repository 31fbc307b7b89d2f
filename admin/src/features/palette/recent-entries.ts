import { storedUserId } from '#lib/session/session.ts';
import type { PaletteEntry } from './palette-entry.ts';

const most = 4;

/** In this tab only, and of who is signed in: names of clients are never stored in the browser. */
let recent: Readonly<{ userId: string | null; entries: readonly PaletteEntry[] }> = { userId: null, entries: [] };

export const recentEntries = (): readonly PaletteEntry[] => (recent.userId === storedUserId() ? recent.entries : []);

export const rememberEntry = (entry: PaletteEntry): void => {
  const others = recentEntries().filter(({ path }) => path !== entry.path);
  recent = { userId: storedUserId(), entries: [entry, ...others].slice(0, most) };
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = Readonly<{ file: string; name?: string; css?: string[]; imports?: string[] }>;
type Manifest = Readonly<Record<string, Chunk>>;

/** `needs`: what a first visit has to fetch before the screen is shown: entry, sentences (`messages:` with their part), the screen, and all they import; `chunk:` names a group of `vite.config.ts`. `allowed`: kB of gzip (1 kB = 1,000 B). */
export type FirstScreen = Readonly<{ path: string; allowed?: number; needs: readonly string[] }>;
type Language = 'fr' | 'en';

const frame = ['index.html', 'messages:'];
const site = [...frame, 'messages:/site'];
/** `…/*`: every other screen below, of which only the common parts are known. */
export const firstScreens: Readonly<Record<'web' | 'admin', readonly FirstScreen[]>> = {
  web: [
    { path: '/', allowed: 109, needs: [...site, 'src/features/landing/landing-screen.tsx'] },
    { path: '/login', allowed: 146, needs: [...site, 'src/features/auth/sign-in/sign-in-screen.tsx'] },
    { path: '/app', allowed: 157, needs: [...frame, 'chunk:home'] },
    { path: '/app/*', needs: [...frame, 'messages:/further', 'chunk:home'] },
  ],
  admin: [
    { path: '/admin/login', allowed: 137, needs: [...frame, 'src/features/auth/sign-in-screen.tsx'] },
    { path: '/admin', allowed: 148, needs: [...frame, 'src/features/dashboard/dashboard-screen.tsx'] },
  ],
};

export const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const keyOf = (manifest: Manifest, name: string) => {
  const key = Object.keys(manifest).find(
    (candidate) =>
      candidate === name || candidate.endsWith(name) || `chunk:${manifest[candidate]?.name ?? ''}` === name,
  );
  if (key === undefined) throw new Error(`${name} is not in the build`);
  return key;
};

const withImports = (manifest: Manifest, key: string, seen: Set<string>): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
};

/** The scripts and style sheets of a first screen, as paths below the build. Throws when a part is not in it. */
export const filesOf = (manifest: Manifest, { needs }: FirstScreen, language: Language): readonly string[] => {
  const names = needs.map((name) => name.replace(/^messages:/, `virtual:messages/${language}`));
  const keys = names.reduce((seen, name) => withImports(manifest, keyOf(manifest, name), seen), new Set<string>());
  const files = [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]);
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file));
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Chunk = Readonly<{ file: string; name?: string; imports?: string[] }>;
type Manifest = Readonly<Record<string, Chunk>>;

/** `needs`: what a first visit has to fetch before the screen is shown: entry, sentences, the screen, and all they import; `chunk:` names a group of `vite.config.ts`. `allowed`: kB of gzip (1 kB = 1,000 B). */
type FirstScreen = Readonly<{ path: string; allowed: number; needs: readonly string[] }>;

const frame = ['index.html', 'virtual:messages/fr'];
const site = [...frame, 'virtual:messages/fr/site'];
const firstScreens: Readonly<Record<string, readonly FirstScreen[]>> = {
  web: [
    { path: '/', allowed: 106, needs: [...site, 'src/features/landing/landing-screen.tsx'] },
    { path: '/login', allowed: 142, needs: [...site, 'src/features/auth/sign-in/sign-in-screen.tsx'] },
    { path: '/app', allowed: 150, needs: [...frame, 'chunk:home'] },
  ],
  admin: [
    { path: '/admin/login', allowed: 140, needs: [...frame, 'src/features/auth/sign-in-screen.tsx'] },
    { path: '/admin', allowed: 149, needs: [...frame, 'src/features/dashboard/dashboard-screen.tsx'] },
  ],
};

const distOf = (app: string) => fileURLToPath(new URL(`../${app}/dist/`, import.meta.url));

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

const gzipKb = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1_000;

/** kB of gzip of one first screen. */
const sizeOf = (dist: string, manifest: Manifest, names: readonly string[]) => {
  const keys = names.reduce((seen, name) => withImports(manifest, keyOf(manifest, name), seen), new Set<string>());
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipKb(join(dist, file)), 0);
};

const checkApp = (app: string, screens: readonly FirstScreen[]) => {
  const dist = distOf(app);
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  for (const { path, allowed, needs } of screens) {
    const size = sizeOf(dist, manifest, needs);
    console.log(`${path.padEnd(12)} ${size.toFixed(1)} kB gzip of JavaScript (allowed ${allowed})`);
    if (size > allowed) process.exitCode = 1;
  }
};

for (const [app, screens] of Object.entries(firstScreens)) checkApp(app, screens);

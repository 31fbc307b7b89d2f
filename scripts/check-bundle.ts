import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

type Chunk = Readonly<{ file: string; imports?: string[] }>;
type Manifest = Readonly<Record<string, Chunk>>;

/** The most JavaScript a first screen may need, in kB of gzip (1 kB = 1,000 B); `wished` is the aim. */
const allowedKb = 169;
const wishedKb = 130;

/** What a first visit to a screen has to fetch before it is shown: entry, sentences, the screen, and all they import. */
const firstScreens = {
  web: {
    '/': ['index.html', 'virtual:messages/fr', 'virtual:messages/fr/site', 'src/features/landing/landing-screen.tsx'],
    '/login': [
      'index.html',
      'virtual:messages/fr',
      'virtual:messages/fr/site',
      'src/features/auth/sign-in/sign-in-screen.tsx',
    ],
    '/app': ['index.html', 'virtual:messages/fr', 'src/app/home/home-screen.tsx'],
  },
  admin: {
    '/admin/login': ['index.html', 'virtual:messages/fr', 'src/features/auth/sign-in-screen.tsx'],
    '/admin': ['index.html', 'virtual:messages/fr', 'src/features/dashboard/dashboard-screen.tsx'],
  },
} as const;

const distOf = (app: string) => fileURLToPath(new URL(`../${app}/dist/`, import.meta.url));

const keyOf = (manifest: Manifest, name: string) => {
  const key = Object.keys(manifest).find((candidate) => candidate === name || candidate.endsWith(name));
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

const checkApp = (app: string, screens: Readonly<Record<string, readonly string[]>>) => {
  const dist = distOf(app);
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  for (const [path, names] of Object.entries(screens)) {
    const size = sizeOf(dist, manifest, names);
    console.log(
      `${path.padEnd(12)} ${size.toFixed(1)} kB gzip of JavaScript (allowed ${allowedKb}, wished ${wishedKb})`,
    );
    if (size > allowedKb) process.exitCode = 1;
  }
};

for (const [app, screens] of Object.entries(firstScreens)) checkApp(app, screens);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesOf, firstScreens, readManifest } from './first-screens.ts';

const distOf = (app: string) => fileURLToPath(new URL(`../${app}/dist/`, import.meta.url));

const gzipKb = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length / 1_000;

const checkApp = (app: 'web' | 'admin') => {
  const dist = distOf(app);
  const manifest = readManifest(dist);
  for (const screen of firstScreens[app]) {
    const { path, allowed } = screen;
    if (allowed === undefined) continue;
    const scripts = filesOf(manifest, screen, 'fr').filter((file) => file.endsWith('.js'));
    const size = scripts.reduce((sum, file) => sum + gzipKb(join(dist, file)), 0);
    console.log(`${path.padEnd(12)} ${size.toFixed(2)} kB gzip of JavaScript (allowed ${allowed})`);
    if (size > allowed) process.exitCode = 1;
  }
};

(['web', 'admin'] as const).forEach(checkApp);

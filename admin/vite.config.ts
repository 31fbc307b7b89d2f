import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../scripts/browsers/supported-browsers.ts';
import { viteBeforeApp } from '../scripts/vite-before-app.ts';
import { viteCompressed } from '../scripts/vite-compressed.ts';
import { viteMessages } from '../scripts/vite-messages.ts';
import { vitePreloads } from '../scripts/vite-preloads.ts';
import { viteWorkerScript } from '../scripts/vite-worker-script.ts';

/** Served under /admin; icons are those of the client app, at the root. */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  resolve: { alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' } },
  plugins: [
    react(),
    viteMessages('admin'),
    vitePreloads('admin'),
    viteBeforeApp(),
    viteWorkerScript(import.meta.dirname, { entry: 'src/push-worker/push-worker.ts', file: 'push-worker.js' }),
    viteCompressed(),
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
  ],
  build: { target: buildTarget(), sourcemap: true, assetsInlineLimit: 0, manifest: true },
}));

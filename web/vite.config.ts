import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { buildTarget } from '../scripts/browsers/supported-browsers.ts';
import { viteMessages } from '../scripts/vite-messages.ts';
import { viteWorkerParts, workerPartsFile } from '../scripts/vite-worker-parts.ts';
import { appManifest } from './app-manifest.ts';
import own from './package.json' with { type: 'json' };

/** The API server, at the port of the same variable. The host header is passed on, since cookies are accepted from the same origin only. */
const server = { target: `http://localhost:${process.env['PORT'] || 3001}`, ws: true };

/** A file with the version of the build, for pages that are offered an update. Not part of the shell, so never cached. */
const versionFile: Plugin = {
  name: 'version-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version: own.version }) });
  },
};

const pwa: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  includeAssets: ['before-app.js', 'icons/*'],
  manifest: appManifest,
  workbox: {
    // The shell only: API, sockets and the back-office always go to the server.
    globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
    // Part of the worker: the browser stores it with the worker.
    importScripts: [`/${workerPartsFile}`],
    globIgnores: [workerPartsFile],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|socket\.io|admin|r)(\/|$)/],
    cleanupOutdatedCaches: true,
  },
};

/** What every first screen needs is one chunk: small ones, each shared by a few screens, compress badly (4 kB of gzip). */
const neededEverywhere = [
  'preload-helper',
  'node_modules/(react|react-dom|scheduler|react-redux|@reduxjs|immer|reselect|redux|redux-thunk|zustand|use-sync-external-store)/',
  'web/src/lib/(api/|session/session|page/connection|kept-answers/with-kept-answers)',
  'browser/src/(api/(app-store|authorised-fetch|base-query|left-out|problem|read-position)|session/session-store)',
];
const baseChunk = { name: 'base', test: new RegExp(neededEverywhere.join('|')) };

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define: { __APP_VERSION__: JSON.stringify(own.version) },
  resolve: {
    // Sentences arrive parsed: the parser is needed only where French is read from the source, in tests.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  plugins: [
    react(),
    viteMessages('web'),
    versionFile,
    viteWorkerParts(import.meta.dirname),
    VitePWA(pwa),
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
  ],
  build: {
    target: buildTarget(),
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: [baseChunk] } } },
  },
  server: { proxy: { '/api': server, '/socket.io': server } },
  preview: { proxy: { '/api': server, '/socket.io': server } },
}));

import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { buildTarget } from '../scripts/browsers/supported-browsers.ts';
import { viteBeforeApp } from '../scripts/vite-before-app.ts';
import { viteCompressed } from '../scripts/vite-compressed.ts';
import { viteMessages } from '../scripts/vite-messages.ts';
import { vitePreloads } from '../scripts/vite-preloads.ts';
import { viteWorkerScript, workerParts } from '../scripts/vite-worker-script.ts';
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
  includeAssets: ['icons/*'],
  manifest: appManifest,
  workbox: {
    // The shell only: API, sockets and the back-office always go to the server.
    globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
    // Part of the worker: the browser stores it with the worker.
    importScripts: [`/${workerParts.file}`],
    // What makes a PDF is large, and few ever do.
    globIgnores: [workerParts.file, 'before-app.js', '**/poster-pdf-*.js'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|socket\.io|admin|r|c)(\/|$)/],
    cleanupOutdatedCaches: true,
  },
};

/** What every screen needs. The last line is shared by public pages and client screens. */
const frameModules = [
  'preload-helper',
  'rolldown/runtime',
  'web/src/main\\.tsx',
  'node_modules/(react|react-dom|scheduler|zustand|use-sync-external-store)/',
  'ui/src/(logo|language-switch|stone)/',
  'web/src/lib/(i18n/language-choice|page/(connection|when-idle)|session/session)',
  'browser/src/(page/page-title|session/session-store)',
];
/** What every screen needs that asks the server; the landing page does not. */
const dataModules = [
  'node_modules/(react-redux|@reduxjs|immer|reselect|redux|redux-thunk)/',
  'web/src/lib/(api/(?!with-store|chat-engine|operator|notification-settings)|page/not-loaded|session/(client\\.api|unproved-email)|kept-answers/with-kept-answers)',
  'web/src/features/capture/recorder/recorder-store',
  'browser/src/api/(?!live-socket)',
];
/** The first client screen with the layout around it, and all they need. */
const homeModules = ['web/src/app/(layout/client-layout|home/home-screen)'];

/** A first screen is a few chunks: small ones, each shared by a few screens, compress badly. The earlier group takes a module of several. */
const chunkGroups = [
  { name: 'frame', test: new RegExp(frameModules.join('|')), priority: 3 },
  { name: 'data', test: new RegExp(dataModules.join('|')), priority: 2 },
  { name: 'home', test: new RegExp(homeModules.join('|')), priority: 1 },
];

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
    vitePreloads('web'),
    viteBeforeApp(),
    versionFile,
    viteWorkerScript(import.meta.dirname, workerParts),
    VitePWA(pwa),
    viteCompressed(),
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
  ],
  build: {
    target: buildTarget(),
    sourcemap: true,
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { '/api': server, '/socket.io': server } },
  preview: { proxy: { '/api': server, '/socket.io': server } },
}));

import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { viteMessages } from '../scripts/vite-messages.ts';
import { pushWorkerFile, vitePushWorker } from '../scripts/vite-push-worker.ts';
import own from './package.json' with { type: 'json' };

/** The server beside it, under the same variable as its own. The page's own host is passed on: cookies are only taken from one's own page. */
const server = { target: `http://localhost:${process.env['PORT'] || 3001}`, ws: true };

/** What an open page asks when a newer build waits: which version that is. Outside of the shell, so never from a cache. */
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
  manifest: {
    id: '/app',
    name: 'Écrin',
    short_name: 'Écrin',
    description: 'Vos pensées, gardées.',
    lang: 'fr',
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    theme_color: '#2C2C54',
    background_color: '#F8F6F2',
    icons: [
      { src: '/icons/ecrin.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/ecrin-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/ecrin-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/ecrin-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    // The shell only: API, sockets and the back-office always go to the server.
    globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
    // Part of the worker itself: the browser keeps it with the worker.
    importScripts: [`/${pushWorkerFile}`],
    globIgnores: [pushWorkerFile],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/(api|socket\.io|admin)(\/|$)/],
    cleanupOutdatedCaches: true,
  },
};

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
    vitePushWorker(import.meta.dirname),
    VitePWA(pwa),
    ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : []),
  ],
  build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 0, manifest: true, chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': server, '/socket.io': server } },
  preview: { proxy: { '/api': server, '/socket.io': server } },
}));

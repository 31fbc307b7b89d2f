import formatjs from '@formatjs/unplugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteMessages } from '../scripts/vite-messages.ts';

const server = 'http://localhost:3001';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    // Sentences arrive parsed: the parser is needed only where French is read from the source, in tests.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  plugins: [react(), viteMessages('web'), ...(command === 'build' ? [formatjs({ removeDefaultMessage: true })] : [])],
  build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 0, manifest: true, chunkSizeWarningLimit: 400 },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
  preview: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
}));

import type { Plugin } from 'vite';
import { compileMessages, readMessages } from './messages.ts';

const prefix = 'virtual:messages/';

/** Gives `virtual:messages/fr` and `…/en`: every sentence of one app in one language, already parsed. */
export const viteMessages = (app: 'web' | 'admin'): Plugin => ({
  name: 'ecrin-messages',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const language = id.endsWith('/en') ? 'en' : 'fr';
    return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(readMessages(app, language))))});`;
  },
  handleHotUpdate: ({ file, server }) => {
    if (!/\.messages\.ts$|\/lang\/en\//.test(file)) return;
    [`\0${prefix}fr`, `\0${prefix}en`].forEach((id) => {
      const module = server.moduleGraph.getModuleById(id);
      if (module) server.moduleGraph.invalidateModule(module);
    });
    server.ws.send({ type: 'full-reload' });
  },
});

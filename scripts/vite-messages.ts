import type { Plugin } from 'vite';
import { compileMessages, messageParts, readMessageParts, readMessages } from './messages.ts';

const prefix = 'virtual:messages/';

const catalogues = ['fr', 'en'].flatMap((language) =>
  messageParts.map((part) => `\0${prefix}${language}${part === 'first' ? '' : `/${part}`}`),
);

/** `{{fr:landing.lead}}` in the page itself: a sentence that is read without JavaScript. */
const fillSentences = (app: 'web' | 'admin', html: string): string =>
  html.replaceAll(/\{\{(fr|en):([\w.-]+)\}\}/g, (_place, language: 'fr' | 'en', id: string) => {
    const sentence = readMessages(app, language)[id];
    if (sentence === undefined) throw new Error(`${id}: no sentence of ${app}`);
    return sentence;
  });

/** Gives `virtual:messages/fr` and `…/en`: the sentences of one app in one language, already parsed; under `…/site` those of the public pages, under `…/further` those no first screen shows. */
export const viteMessages = (app: 'web' | 'admin'): Plugin => ({
  name: 'ecrin-messages',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  transformIndexHtml: (html) => fillSentences(app, html),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const [language, part] = id.slice(prefix.length + 1).split('/');
    const named = messageParts.find((one) => one === part) ?? 'first';
    const sentences = readMessageParts(app, language === 'en' ? 'en' : 'fr')[named];
    return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileMessages(sentences)))});`;
  },
  handleHotUpdate: ({ file, server }) => {
    if (!/\.messages\.ts$|\/lang\/en\//.test(file)) return;
    catalogues.forEach((id) => {
      const module = server.moduleGraph.getModuleById(id);
      if (module) server.moduleGraph.invalidateModule(module);
    });
    server.ws.send({ type: 'full-reload' });
  },
});

import { hash } from 'node:crypto';

/** `data`: null for a resource without any; a text stands there as it is. */
type EnexResource = Readonly<{ data: Uint8Array | string | null; mime: string; name?: string }>;
type EnexNote = Readonly<{ title?: string; content: string; created?: string; resources?: readonly EnexResource[] }>;

export const md5Of = (data: Uint8Array): string => hash('md5', data, 'hex');
/** How a note shows an attachment. */
export const shown = (data: Uint8Array, mime: string): string => `<en-media hash="${md5Of(data)}" type="${mime}"/>`;

/** With lines, as Evernote writes it. */
const base64Of = (data: Uint8Array): string =>
  `\n${Buffer.from(data).toString('base64').replaceAll(/.{76}/gu, '$&\n')}\n`;

const resourceOf = ({ data, mime, name }: EnexResource): string =>
  [
    '<resource>',
    data === null ? '' : `<data encoding="base64">${typeof data === 'string' ? data : base64Of(data)}</data>`,
    `<mime>${mime}</mime>`,
    // What is in it has the form of what is not in it.
    '<recognition><![CDATA[<recoIndex><data encoding="base64">UEFT</data></recoIndex>]]></recognition>',
    name === undefined ? '' : `<resource-attributes><file-name>${name}</file-name></resource-attributes>`,
    '</resource>',
  ].join('');

const noteOf = ({ title = '', content, created = '20240115T143000Z', resources = [] }: EnexNote): string =>
  `<note><title>${title}</title><content><![CDATA[<?xml version="1.0"?><en-note>${content}</en-note>]]></content><created>${created}</created>${resources.map(resourceOf).join('')}</note>`;

/** What Evernote exports of a notebook. */
export const enexOf = (notes: readonly EnexNote[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.from(`<?xml version="1.0"?><en-export application="Evernote">${notes.map(noteOf).join('\n')}</en-export>`),
  );

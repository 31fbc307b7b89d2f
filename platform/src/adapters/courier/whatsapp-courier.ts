import { CourierFault, type Courier, type PhoneMessage } from '#ports/courier.ts';
import { postJson } from './post-json.ts';

/** `template`: an approved authentication template in French and English. `url`: of the Graph API, with its version. */
export type WhatsappOptions = Readonly<{
  url: string;
  phoneNumberId: string;
  token: string;
  template: string;
  timeoutMs?: number;
}>;

/** WhatsApp's Cloud API: a code is sent as an authentication template, the only way to write first to somebody. */
export const openWhatsappCourier = ({
  url,
  phoneNumberId,
  token,
  template,
  timeoutMs = 15_000,
}: WhatsappOptions): Courier => ({
  channels: ['whatsapp'],
  send: async (message) => {
    if (message.channel !== 'whatsapp') throw new CourierFault('refused', `WhatsApp takes no ${message.channel}`);
    const messages = `${url.replace(/\/$/, '')}/${encodeURIComponent(phoneNumberId)}/messages`;
    await postJson({ service: 'WhatsApp', url: messages, token, body: templateOf(template, message), timeoutMs });
  },
  close: async () => undefined,
});

/** The code is in the text and behind the button that copies it. */
const templateOf = (template: string, { to, code, language }: PhoneMessage): object => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace('+', ''),
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: code }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] },
    ],
  },
});

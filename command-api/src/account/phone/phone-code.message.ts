import type { MessageWriter } from '#messages/message-writer.ts';
import { issueCode } from '../challenge/one-time-code.ts';

/** Short, and the same for every purpose: it may appear on a locked screen. */
const sentences = {
  fr: (code: string) => `${code} est votre code Écrin, valable 5 minutes. Ne le donnez à personne.`,
  en: (code: string) => `${code} is your Écrin code, valid for 5 minutes. Do not give it to anyone.`,
} as const;

/** The code is created when its message is rendered: its five minutes do not elapse in a queue. */
export const phoneCodeMessage: MessageWriter<'phone-code'> = async (
  { key, phone, channel, language, payload },
  writing,
) => {
  const code = await issueCode(writing, { key, payload, now: writing.now });
  return { channel, to: phone, text: sentences[language](code), code, language };
};

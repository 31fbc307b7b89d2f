import type { MessageWriter } from '#messages/message-writer.ts';
import { issueCode } from '../challenge/one-time-code.ts';

/** Short, and alike for every purpose: it may show on a locked screen. */
const sentences = {
  fr: (code: string) => `${code} est votre code Écrin, valable 5 minutes. Ne le donnez à personne.`,
  en: (code: string) => `${code} is your Écrin code, good for 5 minutes. Give it to nobody.`,
} as const;

/** The code is made when its message is: its five minutes do not pass in a queue. */
export const phoneCodeMessage: MessageWriter<'phone-code'> = async (
  { key, phone, channel, language, payload },
  writing,
) => {
  const code = await issueCode(writing, { key, payload, now: writing.now });
  return { channel, to: phone, text: sentences[language](code), code, language };
};

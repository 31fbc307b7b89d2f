import type { Language } from '@ecrin/domain/kernel/language.ts';
import type { SentFor } from './sent-for.ts';

/** Sends messages to people outside the application. Without configuration: a folder of files under the data folder and a line on the console. */
export type MailMessage = Readonly<{
  channel: 'mail';
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
}>;
/** `template`: WhatsApp lets a business write first only with a template it has approved; the couriers know its name for each purpose. */
export type PhoneMessage = Readonly<{
  channel: 'sms' | 'whatsapp';
  to: string;
  text: string;
  code: string;
  language: Language;
}>;
/** `sentFor` absent: nobody's. */
export type CourierMessage = (MailMessage | PhoneMessage) & Readonly<{ sentFor?: readonly SentFor[] }>;

export type Courier = Readonly<{
  /** Channels this server can really use. */
  channels: readonly CourierMessage['channel'][];
  /** Accepted for delivery when it resolves, which is not yet delivered. Throws `CourierFault`, whose message contains no address and no word. */
  send: (message: CourierMessage) => Promise<void>;
  close: () => Promise<void>;
}>;

/** `refused`: this message can never be sent (a wrong number); `unavailable`: retry later. */
export class CourierFault extends Error {
  readonly kind: 'refused' | 'unavailable';

  constructor(kind: CourierFault['kind'], message: string) {
    super(message);
    this.name = 'CourierFault';
    this.kind = kind;
  }
}

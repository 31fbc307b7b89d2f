import { createTransport } from 'nodemailer';
import { CourierFault, type Courier, type MailMessage } from '#ports/courier.ts';

/** `url`: `smtps://user:password@host:465`. `from`: `Écrin <bonjour@exemple.fr>`. `timeoutMs`: for each wait of a delivery. */
export type SmtpOptions = Readonly<{ url: string; from: string; timeoutMs?: number }>;

/** Sends mail to an SMTP server. */
export const openSmtpCourier = ({ url, from, timeoutMs = 15_000 }: SmtpOptions): Courier => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Message content is ours: the library must not open files or URLs named in it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const deliver = ({ to, subject, text, html, headers = {} }: MailMessage) =>
    transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });

  return {
    channels: ['mail'],
    send: async (message) => {
      if (message.channel !== 'mail') throw new CourierFault('refused', `SMTP takes no ${message.channel}`);
      await deliver(message).catch((fault: unknown) => {
        throw courierFaultOf(fault);
      });
    },
    close: async () => transport.close(),
  };
};

type SmtpFault = Readonly<{ code?: unknown; responseCode?: unknown; permanent?: unknown }>;

/** The server's words may quote the address: only its code is reported. Rejected credentials may be corrected later. */
const courierFaultOf = (fault: unknown): CourierFault => {
  const { code, responseCode, permanent } = fault as SmtpFault;
  const status = typeof responseCode === 'number' ? responseCode : typeof code === 'string' ? code : 'unknown';
  const refused = code !== 'EAUTH' && (permanent === true || (code === 'EENVELOPE' && permanent !== false));
  return new CourierFault(refused ? 'refused' : 'unavailable', `the mail server did not take the message (${status})`);
};

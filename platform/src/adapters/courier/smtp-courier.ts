import { createTransport } from 'nodemailer';
import { withDeadline } from '#concurrency/deadline.ts';
import { CourierFault, type Courier, type MailMessage } from '#ports/courier.ts';

/** `url`: `smtps://user:password@host:465`. `from`: `Écrin <bonjour@exemple.fr>`. `timeoutMs`: for each wait of a delivery; `totalMs`: for all of it. */
export type SmtpOptions = Readonly<{ url: string; from: string; timeoutMs?: number; totalMs?: number }>;

const openTransport = (url: string, timeoutMs: number) =>
  createTransport({
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

/** Sends mail to an SMTP server. */
export const openSmtpCourier = ({ url, from, timeoutMs = 15_000, totalMs = 60_000 }: SmtpOptions): Courier => {
  let transport = openTransport(url, timeoutMs);
  /** A server that trickles keeps a connection for ever: others are opened in its place. */
  const giveUp = (): Error => {
    transport.close();
    transport = openTransport(url, timeoutMs);
    return new CourierFault('unavailable', 'the mail server did not take the message in time');
  };
  const deliver = ({ to, subject, text, html, headers = {} }: MailMessage) => {
    const mail = {
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    };
    return withDeadline(totalMs, () => transport.sendMail(mail), giveUp);
  };

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
  if (fault instanceof CourierFault) return fault;
  const { code, responseCode, permanent } = fault as SmtpFault;
  const status = typeof responseCode === 'number' ? responseCode : typeof code === 'string' ? code : 'unknown';
  const refused = code !== 'EAUTH' && (permanent === true || (code === 'EENVELOPE' && permanent !== false));
  return new CourierFault(refused ? 'refused' : 'unavailable', `the mail server did not take the message (${status})`);
};

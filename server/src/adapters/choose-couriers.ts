import { join } from 'node:path';
import type { DeliveryDetails } from '@ecrin/contracts/service-settings/service-checks.ts';
import { hostOf } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { composeCouriers } from '@ecrin/platform/adapters/courier/composed-courier.ts';
import { openOutboxCourier } from '@ecrin/platform/adapters/courier/outbox-courier.ts';
import { recordedCourier } from '@ecrin/platform/adapters/courier/recorded-courier.ts';
import type { RecordMessageSent } from '@ecrin/platform/consent/sending-ledger.ts';
import type { Clock, Ids } from '@ecrin/platform/ports/clock.ts';
import type { Courier, CourierMessage } from '@ecrin/platform/ports/courier.ts';
import type { ApiConfig, SharedConfig } from '#config/config.ts';
import { mailsIntoOutbox } from '#config/sends-mail.ts';

/** `SMTP_URL` is of every role: workflows record whether notifications are mailed. */
export type CourierConfig = ApiConfig & Pick<SharedConfig, 'SMTP_URL'>;
type Parts = Readonly<{
  dir: string;
  clock: Clock;
  ids: Ids;
  say: (text: string) => void;
  /** Before a message leaves this server. */
  record: RecordMessageSent;
}>;

/** Each channel by its configured courier, else into the outbox folder, which is no sending. Only those are loaded. */
export const chooseCouriers = async (
  config: CourierConfig,
  { dir, clock, ids, say, record }: Parts,
): Promise<Courier> => {
  const { SMTP_URL = '', WHATSAPP_API_URL, SMS_GATEWAY_URL = '' } = config;
  const configured = [
    [await mail(config), () => new URL(SMTP_URL).host],
    [await whatsapp(config), () => hostOf(WHATSAPP_API_URL)],
    [await sms(config), () => hostOf(SMS_GATEWAY_URL)],
  ] as const;
  return composeCouriers(
    configured.flatMap(([courier, host]) => (courier ? [recordedCourier(courier, { host: host(), record })] : [])),
    openOutboxCourier({ dir: join(dir, 'outbox'), clock, ids, announce: (file) => say(`  Message: ${file}\n`) }),
  );
};

const mail = async (config: CourierConfig): Promise<Courier | null> => {
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (!url || mailsIntoOutbox(config)) return null;
  const { openSmtpCourier } = await import('@ecrin/platform/adapters/courier/smtp-courier.ts');
  return openSmtpCourier({ url, from });
};

const whatsapp = async (config: CourierConfig): Promise<Courier | null> => {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = config;
  if (!phoneNumberId || !token) return null;
  const { openWhatsappCourier } = await import('@ecrin/platform/adapters/courier/whatsapp-courier.ts');
  return openWhatsappCourier({
    url: config.WHATSAPP_API_URL,
    phoneNumberId,
    token,
    template: config.WHATSAPP_TEMPLATE,
  });
};

const sms = async ({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: token }: CourierConfig): Promise<Courier | null> => {
  if (!url) return null;
  const { openSmsCourier } = await import('@ecrin/platform/adapters/courier/sms-courier.ts');
  return openSmsCourier({ url, token: token ?? null });
};

/** The channels that write into the outbox folder: nothing is set up for them. */
export const channelsIntoOutbox = (config: CourierConfig): readonly CourierMessage['channel'][] => {
  const { WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, SMS_GATEWAY_URL } = config;
  // Phones are asked for only where one of these is set up, or neither mail is.
  const phones = WHATSAPP_PHONE_NUMBER_ID && WHATSAPP_TOKEN ? [] : (['whatsapp'] as const);
  return mailsIntoOutbox(config) ? ['mail', ...phones, ...(SMS_GATEWAY_URL ? [] : (['sms'] as const))] : [];
};

/** How each channel leaves this server, push included, for administrators. Without anything set up the outbox folder takes phones too. */
export const deliveriesOf = (config: CourierConfig): readonly DeliveryDetails[] => {
  const { SMTP_URL, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, WHATSAPP_API_URL, SMS_GATEWAY_URL } = config;
  const intoOutbox: readonly string[] = channelsIntoOutbox(config);
  const way = (channel: DeliveryDetails['channel'], url: string | undefined): DeliveryDetails => {
    const goes = url === undefined ? 'nowhere' : 'sent';
    const isWritten = intoOutbox.includes(channel);
    return { channel, goes: isWritten ? 'outbox' : goes, host: isWritten || !url ? null : new URL(url).host };
  };
  const isMessaging = WHATSAPP_PHONE_NUMBER_ID !== undefined && WHATSAPP_TOKEN !== undefined;
  return [
    way('mail', SMTP_URL),
    way('sms', SMS_GATEWAY_URL),
    way('whatsapp', isMessaging ? WHATSAPP_API_URL : undefined),
    { channel: 'push', goes: 'sent', host: null },
  ];
};

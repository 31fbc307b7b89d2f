import { join } from 'node:path';
import type { DeliveryDetails } from '@ecrin/contracts/service-settings/service-checks.ts';
import { composeCouriers } from '@ecrin/platform/adapters/courier/composed-courier.ts';
import { openOutboxCourier } from '@ecrin/platform/adapters/courier/outbox-courier.ts';
import { openSmsCourier } from '@ecrin/platform/adapters/courier/sms-courier.ts';
import { openSmtpCourier } from '@ecrin/platform/adapters/courier/smtp-courier.ts';
import { openWhatsappCourier } from '@ecrin/platform/adapters/courier/whatsapp-courier.ts';
import type { Clock, Ids } from '@ecrin/platform/ports/clock.ts';
import type { Courier, CourierMessage } from '@ecrin/platform/ports/courier.ts';
import type { ApiConfig, SharedConfig } from '#config/config.ts';

/** `SMTP_URL` is of every role: workflows record whether notifications are mailed. */
export type CourierConfig = ApiConfig & Pick<SharedConfig, 'SMTP_URL'>;
type Parts = Readonly<{ dir: string; clock: Clock; ids: Ids; say: (text: string) => void }>;

/** Each channel by its configured courier, else into the outbox folder. */
export const chooseCouriers = (config: CourierConfig, { dir, clock, ids, say }: Parts): Courier =>
  composeCouriers(
    configured(config),
    openOutboxCourier({ dir: join(dir, 'outbox'), clock, ids, announce: (file) => say(`  Message: ${file}\n`) }),
  );

const configured = ({
  SMTP_URL,
  MAIL_FROM,
  WHATSAPP_PHONE_NUMBER_ID,
  WHATSAPP_TOKEN,
  WHATSAPP_TEMPLATE,
  WHATSAPP_API_URL,
  ...sms
}: CourierConfig): readonly Courier[] => [
  ...(SMTP_URL && !SMTP_URL.startsWith('outbox:') ? [openSmtpCourier({ url: SMTP_URL, from: MAIL_FROM })] : []),
  ...(WHATSAPP_PHONE_NUMBER_ID && WHATSAPP_TOKEN
    ? [
        openWhatsappCourier({
          url: WHATSAPP_API_URL,
          phoneNumberId: WHATSAPP_PHONE_NUMBER_ID,
          token: WHATSAPP_TOKEN,
          template: WHATSAPP_TEMPLATE,
        }),
      ]
    : []),
  ...(sms.SMS_GATEWAY_URL ? [openSmsCourier({ url: sms.SMS_GATEWAY_URL, token: sms.SMS_GATEWAY_TOKEN ?? null })] : []),
];

/** The channels that write into the outbox folder: nothing is set up for them. */
export const channelsIntoOutbox = (config: CourierConfig): readonly CourierMessage['channel'][] => {
  const { SMTP_URL, WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN, SMS_GATEWAY_URL } = config;
  const isMailed = SMTP_URL !== undefined && !SMTP_URL.startsWith('outbox:');
  // Phones are asked for only where one of these is set up, or neither mail is.
  const phones = WHATSAPP_PHONE_NUMBER_ID && WHATSAPP_TOKEN ? [] : (['whatsapp'] as const);
  return isMailed ? [] : ['mail', ...phones, ...(SMS_GATEWAY_URL ? [] : (['sms'] as const))];
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

import type { AdminLoggedIn } from '@ecrin/domain/admin/admin.events.ts';
import { adminSession } from '@ecrin/domain/admin/session/admin-session.aggregate.ts';
import type { ClientLoggedIn, NewDevice } from '@ecrin/domain/client/client.events.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { knownZone } from '@ecrin/domain/time/known-zone.ts';
import { readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { findAdmin } from '#admin/find-admin.ts';
import { dateInWords } from '#messages/long-day.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageContext, MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceName } from '../session/device-name.ts';
import { notMeToken } from './not-me-token.ts';

/** `device`: in words. `moment`: in the reader’s zone. `several`: others followed within the hour. `of`: whose account it is. */
type SignedIn = Readonly<{ of: 'client' | 'admin'; device: string; moment: string; several: boolean; url: string }>;

const accounts = {
  fr: { client: 'Votre compte Écrin', admin: 'Votre compte d’administration d’Écrin' },
  en: { client: 'Your Écrin account', admin: 'Your Écrin back-office account' },
} as const;
const lists = {
  fr: { client: 'votre profil', admin: 'votre compte' },
  en: { client: 'your profile', admin: 'your account' },
} as const;

const templates: Readonly<Record<Language, (signedIn: SignedIn) => MailTemplate>> = {
  fr: ({ of, device, moment, several, url }) => ({
    subject: several ? 'Plusieurs appareils ont ouvert votre compte' : 'Un nouvel appareil a ouvert votre compte',
    paragraphs: [
      `${accounts.fr[of]} vient d’être ouvert sur un appareil qu’il ne connaissait pas\u00a0: ${device}, ${moment}.`,
      ...(several
        ? [
            `D’autres l’ont été dans l’heure. Nous ne vous écrirons plus pour chacun\u00a0: ${lists.fr[of]}, à «\u00a0Vos appareils\u00a0», les montre tous.`,
          ]
        : []),
    ],
    link: { label: 'Ce n’était pas moi\u00a0: déconnecter cet appareil, puis choisir un nouveau mot de passe', url },
    closing: ['Ce lien ne sert qu’à cela, pendant trois jours. Si c’était vous, il n’y a rien à faire.'],
  }),
  en: ({ of, device, moment, several, url }) => ({
    subject: several ? 'Several devices have opened your account' : 'A new device has opened your account',
    paragraphs: [
      `${accounts.en[of]} has just been opened on a device it did not know: ${device}, ${moment}.`,
      ...(several
        ? [
            `Others opened it within the hour. We will not write to you about each: ${lists.en[of]} shows them all, under “Your devices”.`,
          ]
        : []),
    ],
    link: { label: 'This was not me: sign this device out, then choose a new password', url },
    closing: ['This link does nothing else, and works for three days. If it was you, there is nothing to do.'],
  }),
};

const unknownDevice = { fr: 'un appareil inconnu', en: 'an unknown device' } as const;
const on = { fr: 'sur', en: 'on' } as const;

/** « Firefox sur Android ». */
const deviceInWords = (userAgent: string, language: Language): string => {
  const known = Object.values(deviceName(userAgent)).filter((part) => part !== null);
  return known.join(` ${on[language]} `) || unknownDevice[language];
};

/** `timeZone` null: none is known of the reader, and the sentence says which one it is. */
const momentInWords = (instant: string, language: Language, timeZone: string | null): string => {
  const zone = timeZone === null ? 'UTC' : knownZone(timeZone);
  const words = dateInWords({ language, instant, dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return timeZone === null ? `${words} UTC` : words;
};

type Told = Parameters<MessageWriter<'new-device'>>[0];
type Reader = Readonly<{ email: string; language: Language; timeZone: string | null }>;
type SignIn = Readonly<{ loggedInAt: string; newDevice: NewDevice | null; device: string }>;

/** To the account's proved address; nothing where the sign-in did not come about. */
export const newDeviceMail: MessageWriter<'new-device'> = async (told, writing) => {
  const reader = await findReader(told, writing);
  const signIn = await findSignIn(told, writing);
  if (!reader || !signIn) return null;
  const { language, email, timeZone } = reader;
  const token = notMeToken(writing, told.sessionId, signIn.loggedInAt);
  const of = 'adminId' in told ? 'admin' : 'client';
  const signedIn = {
    of,
    device: deviceInWords(signIn.device, language),
    moment: momentInWords(signIn.loggedInAt, language, timeZone),
    several: signIn.newDevice === 'several',
    // What stands after # is never sent to a server.
    url: `${writing.publicUrl}/${of === 'admin' ? 'admin' : 'verify'}/not-me#token=${token}`,
  } as const;
  return renderMail(email, language, templates[language](signedIn));
};

const findReader = (told: Told, writing: MessageContext): Promise<Reader | null> =>
  'adminId' in told ? findAdminReader(told.adminId, writing) : findClientReader(told.clientId, writing);

/** Zones of administrators are not known. */
const findAdminReader = async (adminId: string, writing: MessageContext): Promise<Reader | null> => {
  const known = await findAdmin(writing, adminId);
  if (known?.entry.status !== 'active' || known.entry.email === null) return null;
  return { email: known.entry.email, language: known.own.language ?? known.entry.language, timeZone: null };
};

const findClientReader = async (clientId: string, writing: MessageContext): Promise<Reader | null> => {
  const account = await findAccount(writing, clientId);
  if (!account?.emailProved || !account.email) return null;
  return { email: account.email, language: account.language, timeZone: await writing.lastZoneOf(clientId) };
};

const findSignIn = async (told: Told, { events }: MessageContext): Promise<SignIn | null> => {
  const id = told.sessionId;
  const recorded = 'adminId' in told ? readEvents(events, adminSession, { id }) : readEvents(events, session, { id });
  for await (const event of recorded)
    if (event.type === 'ClientLoggedIn' || event.type === 'AdminLoggedIn') return signInOf(event);
  return null;
};

const signInOf = ({ data, private: words }: ClientLoggedIn | AdminLoggedIn): SignIn => ({
  loggedInAt: data.loggedInAt,
  newDevice: data.newDevice ?? null,
  device: words?.device ?? '',
});

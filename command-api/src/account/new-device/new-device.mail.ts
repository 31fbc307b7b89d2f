import type { ClientLoggedIn } from '@ecrin/domain/client/client.events.ts';
import { session } from '@ecrin/domain/client/session/session.aggregate.ts';
import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { knownZone } from '@ecrin/domain/time/known-zone.ts';
import { readEvents } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { renderMail, type MailTemplate } from '#messages/mail-template.ts';
import type { MessageWriter } from '#messages/message-writer.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceName } from '../session/device-name.ts';
import { notMeToken } from './not-me-token.ts';

/** `device`: in words. `moment`: in the reader’s zone. `several`: others followed within the hour. */
type SignedIn = Readonly<{ device: string; moment: string; several: boolean; url: string }>;

const templates: Readonly<Record<Language, (signedIn: SignedIn) => MailTemplate>> = {
  fr: ({ device, moment, several, url }) => ({
    subject: several ? 'Plusieurs appareils ont ouvert votre compte' : 'Un nouvel appareil a ouvert votre compte',
    paragraphs: [
      `Votre compte Écrin vient d’être ouvert sur un appareil qu’il ne connaissait pas : ${device}, ${moment}.`,
      ...(several
        ? [
            'D’autres l’ont été dans l’heure. Nous ne vous écrirons plus pour chacun : votre profil, à « Vos appareils », les montre tous.',
          ]
        : []),
    ],
    link: { label: 'Ce n’était pas moi : déconnecter cet appareil, puis choisir un nouveau mot de passe', url },
    closing: ['Ce lien ne sert qu’à cela, pendant trois jours. Si c’était vous, il n’y a rien à faire.'],
  }),
  en: ({ device, moment, several, url }) => ({
    subject: several ? 'Several devices have opened your account' : 'A new device has opened your account',
    paragraphs: [
      `Your Écrin account has just been opened on a device it did not know: ${device}, ${moment}.`,
      ...(several
        ? [
            'Others opened it within the hour. We will not write to you about each: your profile shows them all, under “Your devices”.',
          ]
        : []),
    ],
    link: { label: 'This was not me: sign this device out, then choose a new password', url },
    closing: ['This link does nothing else, and works for three days. If it was you, there is nothing to do.'],
  }),
};

const unknownDevice = { fr: 'un appareil inconnu', en: 'an unknown device' } as const;
const on = { fr: 'sur', en: 'on' } as const;
const locales = { fr: 'fr-FR', en: 'en-GB' } as const;

/** « Firefox sur Android ». */
const deviceInWords = (userAgent: string, language: Language): string => {
  const known = Object.values(deviceName(userAgent)).filter((part) => part !== null);
  return known.join(` ${on[language]} `) || unknownDevice[language];
};

const momentInWords = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: knownZone(timeZone),
  }).format(new Date(instant));

/** To the account's proved address; nothing where the sign-in did not come about. */
export const newDeviceMail: MessageWriter<'new-device'> = async ({ clientId, sessionId }, writing) => {
  const account = await findAccount(writing, clientId);
  const signIn = await findSignIn(writing, sessionId);
  if (!account?.emailProved || !account.email || !signIn) return null;
  const { language, email } = account;
  const { loggedInAt, newDevice } = signIn.data;
  const token = notMeToken(writing, sessionId, loggedInAt);
  const signedIn = {
    device: deviceInWords(signIn.private?.device ?? '', language),
    moment: momentInWords(loggedInAt, language, await writing.lastZoneOf(clientId)),
    several: newDevice === 'several',
    // What stands after # is never sent to a server.
    url: `${writing.publicUrl}/verify/not-me#token=${token}`,
  };
  return renderMail(email, language, templates[language](signedIn));
};

const findSignIn = async (
  { events }: Parameters<typeof newDeviceMail>[1],
  sessionId: string,
): Promise<ClientLoggedIn | null> => {
  for await (const event of readEvents(events, session, { id: sessionId }))
    if (event.type === 'ClientLoggedIn') return event;
  return null;
};

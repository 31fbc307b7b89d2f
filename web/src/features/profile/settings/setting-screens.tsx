import { ownDataMessages } from '../own-data/own-data.messages.ts';
import { OwnData } from '../own-data/own-data.tsx';
import { OfClient, ProfilePage } from '../profile-page.tsx';
import { profileMessages } from '../profile.messages.ts';
import { ReferralLink } from '../referral/referral-link.tsx';
import { referralMessages } from '../referral/referral.messages.ts';
import { rereadingMessages } from '../rereading/rereading.messages.ts';
import { Rereading } from '../rereading/rereading.tsx';
import { securityMessages } from '../security/security.messages.ts';
import { Sessions } from '../security/sessions.tsx';
import { signInMethodMessages } from '../sign-in-methods/sign-in-methods.messages.ts';
import { SignInSettings } from '../sign-in-methods/sign-in-settings.tsx';
import { Display } from './display.tsx';
import { HelpLine } from './help-line.tsx';
import { WordList } from './word-list.tsx';

export { ImportScreen } from '../import/import-screen.tsx';

/** Every way to sign in. */
export const SignInMethodsScreen = () => (
  <ProfilePage title={signInMethodMessages.title} text={signInMethodMessages.text}>
    <OfClient>{(client) => <SignInSettings client={client} />}</OfClient>
  </ProfilePage>
);

/** Where the account is open. */
export const DevicesScreen = () => (
  <ProfilePage title={securityMessages.sessions} text={securityMessages.sessionsText}>
    <Sessions />
  </ProfilePage>
);

/** Language, scheme, and what is shown. */
export const DisplayScreen = () => (
  <ProfilePage title={profileMessages.display}>
    <Display />
    <OfClient>{(client) => <HelpLine client={client} />}</OfClient>
  </ProfilePage>
);

/** Names the transcription should spell as the person does. */
export const WordsScreen = () => (
  <ProfilePage title={profileMessages.words} text={profileMessages.wordsText}>
    <OfClient>{(client) => <WordList client={client} />}</OfClient>
  </ProfilePage>
);

/** Having earlier thoughts analysed again. */
export const RereadingScreen = () => (
  <ProfilePage title={rereadingMessages.title}>
    <Rereading />
  </ProfilePage>
);

/** Taking away, checking what was taken, deleting, erasing. */
export const OwnDataScreen = () => (
  <ProfilePage title={ownDataMessages.title} kind="plain wide">
    <OwnData />
  </ProfilePage>
);

/** The referral code, its link, and who signed up with it. */
export const ReferralScreen = () => (
  <ProfilePage title={referralMessages.title} text={referralMessages.text}>
    <ReferralLink />
  </ProfilePage>
);

import type { Language } from '#kernel/language.ts';
import type { HelpSituation } from './help.vocabulary.ts';

/** `listening`: for whoever wants to die or hurts themselves. `written`: for whoever cannot speak aloud. */
export const helpLineKinds = [
  'listening',
  'violence',
  'child',
  'poison',
  'medical',
  'police',
  'emergency',
  'written',
] as const;
export type HelpLineKind = (typeof helpLineKinds)[number];

/** `CA-FR`: Québec, and whoever reads French in Canada. */
export const helpCountries = ['FR', 'BE', 'CH', 'LU', 'CA-FR', 'CA', 'GB', 'IE', 'US'] as const;
export type HelpCountry = (typeof helpCountries)[number];

/** `always`: day and night. `source`: who says so. `checked`: the day it was last compared with what is published (YYYY-MM-DD); null: known, not yet compared. */
export type HelpNumber = Readonly<{ number: string; always: boolean; source: string; checked: string | null }>;

const checked = '2026-11-27';
const always = (number: string, source: string, day: string | null = checked): HelpNumber => ({
  number,
  always: true,
  source,
  checked: day,
});
const byDay = (number: string, source: string): HelpNumber => ({ ...always(number, source), always: false });

export const helpNumbers: Readonly<Record<HelpCountry, Readonly<Partial<Record<HelpLineKind, HelpNumber>>>>> = {
  FR: {
    listening: always('3114', '3114.fr'),
    violence: always('3919', 'arretonslesviolences.gouv.fr'),
    child: always('119', 'allo119.gouv.fr'),
    medical: always('15', 'service-public.fr'),
    police: always('17', 'service-public.fr'),
    emergency: always('112', 'service-public.fr'),
    written: always('114', 'urgence114.fr'),
  },
  BE: {
    listening: always('0800 32 123', 'preventionsuicide.be'),
    violence: always('0800 30 030', 'ecouteviolencesconjugales.be'),
    child: { ...byDay('103', '103ecoute.be'), checked: null },
    poison: always('070 245 245', 'centreantipoisons.be', null),
    police: always('101', 'wallonie.be'),
    emergency: always('112', '112.be'),
  },
  CH: {
    listening: always('143', '143.ch'),
    child: always('147', '147.ch', null),
    poison: always('145', 'toxinfo.ch'),
    medical: always('144', 'ch.ch', null),
    police: always('117', 'ch.ch', null),
    emergency: always('112', 'ch.ch', null),
  },
  LU: {
    listening: byDay('45 45 45', '454545.lu'),
    violence: byDay('2060 1060', 'helpline-violence.lu'),
    child: byDay('116 111', 'kjt.lu'),
    police: always('113', 'police.public.lu'),
    emergency: always('112', '112.public.lu', null),
  },
  'CA-FR': {
    listening: always('1 866 277-3553', 'suicide.ca'),
    violence: always('1 800 363-9010', 'sosviolenceconjugale.ca', null),
    child: always('1 800 668-6868', 'jeunessejecoute.ca', null),
    poison: always('1 800 463-5060', 'ciusss-capitalenationale.gouv.qc.ca', null),
    emergency: always('911', 'quebec.ca'),
    written: always('535353', 'suicide.ca'),
  },
  CA: {
    listening: always('988', '988.ca'),
    child: always('1-800-668-6868', 'kidshelpphone.ca', null),
    poison: always('1-844-764-7669', 'infopoison.ca', null),
    emergency: always('911', 'canada.ca'),
    written: always('988', '988.ca'),
  },
  GB: {
    listening: always('116 123', 'samaritans.org'),
    violence: always('0808 2000 247', 'nationaldahelpline.org.uk', null),
    child: always('0800 1111', 'childline.org.uk'),
    emergency: always('999', 'gov.uk', null),
    written: always('85258', 'giveusashout.org'),
  },
  IE: {
    listening: always('116 123', 'samaritans.org'),
    violence: always('1800 341 900', 'womensaid.ie', null),
    child: always('1800 66 66 66', 'childline.ie', null),
    emergency: always('112', 'gov.ie', null),
    written: always('50808', 'textaboutit.ie', null),
  },
  US: {
    listening: always('988', '988lifeline.org'),
    violence: always('1-800-799-7233', 'thehotline.org', null),
    child: always('1-800-422-4453', 'childhelphotline.org', null),
    poison: always('1-800-222-1222', 'poisonhelp.hrsa.gov', null),
    emergency: always('911', '911.gov'),
    written: always('988', '988lifeline.org'),
  },
};

/** Where the country is unknown or has no numbers here: an emergency number of most of the world, and a directory of listening services. */
export const helpDirectory = 'findahelpline.com';
const elsewhere = { emergency: always('112', 'itu.int', null) } as const;

/** An administrator’s own number for one line; null: this service does not show it. */
export type HelpNumberChange = Readonly<{ country: HelpCountry; kind: HelpLineKind; number: string | null }>;
export type HelpLine = Readonly<{ kind: HelpLineKind; number: string; always: boolean }>;

const listeners: ReadonlySet<HelpLineKind> = new Set(['listening', 'violence', 'child']);
/** Somebody trained to listen answers, not the emergency services. */
export const isListening = ({ kind }: HelpLine): boolean => listeners.has(kind);

/** Whom each situation calls, the first first. */
const wanted: Readonly<Record<HelpSituation, readonly HelpLineKind[]>> = {
  suicide: ['listening', 'medical', 'emergency', 'written'],
  'self-harm': ['listening', 'medical', 'emergency', 'written'],
  violence: ['violence', 'police', 'emergency', 'written', 'listening'],
  child: ['child', 'police', 'emergency', 'written'],
  others: ['listening', 'medical', 'emergency'],
  poisoning: ['medical', 'emergency', 'poison', 'listening'],
};

const isHelpCountry = (country: string): country is HelpCountry => country in helpNumbers;

/** null: none of ours. Without a country, whoever reads French is shown the numbers of France. */
export const helpCountryOf = (country: string | null, language: Language): HelpCountry | null => {
  if (country === null) return language === 'fr' ? 'FR' : null;
  if (country === 'CA' && language === 'fr') return 'CA-FR';
  return isHelpCountry(country) ? country : null;
};

/** Lines for a situation, the one to call first first; never empty unless an administrator emptied it. */
export const helpLinesFor = (
  situation: HelpSituation,
  country: HelpCountry | null,
  changes: readonly HelpNumberChange[],
): readonly HelpLine[] => {
  const numbers: Readonly<Partial<Record<HelpLineKind, HelpNumber>>> = country ? helpNumbers[country] : elsewhere;
  return wanted[situation].flatMap((kind) => {
    const known = numbers[kind];
    const change = changes.find((one) => one.country === country && one.kind === kind);
    const number = change ? change.number : (known?.number ?? null);
    return number === null ? [] : [{ kind, number, always: change ? false : (known?.always ?? false) }];
  });
};

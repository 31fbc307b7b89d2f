import type { UsageKind } from '#usage/cost-of-usage.ts';

/** What a client's words may be sent to an endpoint for. Stored exactly as written here: permanent. */
export const consentPurposes = [
  'transcription',
  'understanding',
  'meaning',
  'answers',
  'memory',
  'orbs',
  'drafts',
  'advice',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Raised whenever a word of `consentWordings` changes, where the new ones are added: everybody is asked again with them. */
export const consentWording = 1;

/** Where words for a purpose go. `host`: see `hostOf`; `model`: as the endpoint calls it. */
export type ConsentTarget = Readonly<{ host: string; model: string }>;
/** What this server sends to an endpoint; a purpose that is not there stays on this server. */
export type ConsentTargets = Readonly<Partial<Record<ConsentPurpose, ConsentTarget>>>;

/** Which consent a call of an engine needs. */
export const purposeOfUse: Readonly<Record<UsageKind, ConsentPurpose>> = {
  transcription: 'transcription',
  'spoken-question': 'transcription',
  understanding: 'understanding',
  answer: 'answers',
  memory: 'memory',
  orb: 'orbs',
  'orb-trial': 'orbs',
  'orb-wording': 'orbs',
  story: 'drafts',
  advice: 'advice',
  embedding: 'meaning',
};

/** The host of an endpoint's URL, with a port where it is not the usual one; with `http:` before it where the way there is not encrypted. */
export const hostOf = (url: string): string => {
  const { host, origin, protocol } = new URL(url);
  return protocol === 'https:' ? host : origin;
};

import { createHash } from 'node:crypto';
import {
  erasureCertificate,
  erasurePlaces,
  type CertifiedDevice,
  type ErasureCertificate,
  type SearchedPlace,
} from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { trustedCommentOf } from '@ecrin/contracts/erasure/minisign.ts';
import type { ErasureFacts, ErasureProof } from '../erasure-proof.ts';

/** Whole when every place there is was reached, and nothing was found in it; devices too, where they were counted. */
const isWhole = (places: readonly SearchedPlace[]): boolean =>
  erasurePlaces.every((name) => places.some(({ place, found }) => place === name && found === 0)) &&
  places.every(({ found }) => found === 0);

/** They are not read, but come and say so: until all have, the place is open. */
const placeOfDevices = (devices: readonly CertifiedDevice[]): SearchedPlace => {
  const isClosed = devices.every(({ clearedAt }) => clearedAt !== null);
  return { place: 'devices', bytes: 0, found: isClosed ? 0 : null, reason: isClosed ? null : 'not-seen' };
};

/** What the places searched and the devices say together. */
const placesWith = (searched: readonly SearchedPlace[], devices: readonly CertifiedDevice[] | null) => {
  const places = [...searched, ...(devices ? [placeOfDevices(devices)] : [])].map(
    ({ place, bytes, found, reason }): SearchedPlace => ({ place, bytes, found, reason }),
  );
  return {
    places,
    ...(devices && { devices: devices.map(({ receipt, clearedAt }) => ({ receipt, clearedAt })) }),
    isWhole: isWhole(places),
  };
};

const textOf = (certificate: ErasureCertificate): string => `${JSON.stringify(certificate, null, 2)}\n`;

const partOf = ({ thoughtIds, sounds, quotations, keys }: NonNullable<ErasureFacts['part']>) => ({
  thoughts: thoughtIds.length,
  sounds: sounds.length,
  quotations,
  ids: [...thoughtIds, ...sounds.map(({ recordingId }) => recordingId)].map((id) =>
    createHash('sha256').update(id).digest('hex'),
  ),
  keys: [...keys],
});

/** The text that is signed. Its fields stand in the order of the contract, one a line, so that the same facts are the same bytes. */
export const writeCertificate = (facts: ErasureFacts, program: string): string => {
  const { isWhole: whole, ...found } = placesWith(facts.places, facts.devices);
  const certificate: ErasureCertificate = {
    format: 'ecrin-erasure-certificate-1',
    number: facts.number,
    program,
    askedAt: facts.askedAt,
    askedBy: facts.askedBy,
    keyFingerprint: facts.keyFingerprint,
    keyDestroyedAt: facts.keyDestroyedAt,
    searchedAt: facts.searchedAt,
    marks: { fragments: facts.marks.fragments, ids: facts.marks.ids },
    ...found,
    ...(facts.part && { part: partOf(facts.part) }),
    isWhole: whole,
  };
  return textOf(certificate);
};

/** The same text where they say nothing new. */
const addDevices = (text: string, devices: readonly CertifiedDevice[]): string => {
  const { isWhole: _before, part, ...certificate } = erasureCertificate.parse(JSON.parse(text));
  const searched = certificate.places.filter(({ place }) => place !== 'devices');
  const { isWhole: whole, ...found } = placesWith(searched, devices);
  return textOf({ ...certificate, ...found, ...(part && { part }), isWhole: whole });
};

/** A certificate with what devices have said since; `sign`: by the key it was signed with. */
export const signAgainWith =
  (sign: (content: string, comment: string) => string): ErasureProof['withDevices'] =>
  (signed, devices) => {
    const comment = trustedCommentOf(signed.signature);
    // What is no longer as it was signed is not signed anew.
    if (comment === null || sign(signed.certificate, comment) !== signed.signature) return signed;
    const certificate = devices && addDevices(signed.certificate, devices);
    return certificate === null || certificate === signed.certificate
      ? signed
      : { certificate, signature: sign(certificate, comment) };
  };

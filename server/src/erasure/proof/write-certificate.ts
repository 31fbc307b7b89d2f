import { createHash } from 'node:crypto';
import { erasurePlaces, type ErasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { ErasureFacts } from '../erasure-proof.ts';

/** Whole when every place there is was reached, and nothing was found in it. */
const isWhole = ({ places }: Pick<ErasureFacts, 'places'>): boolean =>
  erasurePlaces.every((name) => places.some(({ place, found }) => place === name && found === 0));

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
    places: facts.places.map(({ place, bytes, found, reason }) => ({ place, bytes, found, reason })),
    ...(facts.part && { part: partOf(facts.part) }),
    isWhole: isWhole(facts),
  };
  return `${JSON.stringify(certificate, null, 2)}\n`;
};

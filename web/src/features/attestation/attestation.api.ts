import type { CertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { erasureCodeHeader } from '@ecrin/contracts/transport/headers.ts';
import { readReference } from '@ecrin/domain/erasure/erasure-reference.ts';
import { api } from '#lib/api/api.ts';
import { fetchOwnFile } from '#lib/api/fetch-own-file.ts';

/** By which an erasure is found again once the account is gone. */
export type Reference = Readonly<{ number: string; code: string }>;

const pathOf = (number: string): string => `/erasures/${encodeURIComponent(number)}`;
/** As it is stored: what people type may have signs that no header takes. */
const headersOf = (code: string) => ({ [erasureCodeHeader]: readReference(code) });

/** A form of a certificate, or the signature of one, or why there is none. */
export const fetchCertificateFile = ({ number, code }: Reference, file: CertificateFile) =>
  fetchOwnFile(`${pathOf(number)}/files/${file}`, headersOf(code));

export const { useGetErasureQuery, useGetErasureKeyQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Needs no session. */
    getErasure: build.query<ErasureState, Reference>({
      query: ({ number, code }) => ({
        url: pathOf(number),
        headers: headersOf(code),
      }),
    }),
    /** Of whichever certificate of this service. */
    getErasureKey: build.query<Pick<ErasureState, 'publicKey'>, void>({ query: () => '/erasure-key' }),
  }),
});

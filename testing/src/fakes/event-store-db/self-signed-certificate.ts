import { generate } from 'selfsigned';

/** For 127.0.0.1, signed by itself, in PEM. */
export const createSelfSignedCertificate = async (): Promise<Readonly<{ key: string; cert: string }>> => {
  const extensions = [{ name: 'subjectAltName' as const, altNames: [{ type: 7 as const, ip: '127.0.0.1' }] }];
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions,
  });
  return { key, cert };
};

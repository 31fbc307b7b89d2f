import { create } from 'zustand';

type Offer = Readonly<{ files: readonly File[]; done: (kept: boolean) => void }>;

/** Files that are to be taken in, the earliest first. */
export const useOffers = create<readonly Offer[]>(() => []);

/** Resolves to whether a later try with the same files is of no use. */
export const offerFiles = (files: readonly File[]): Promise<boolean> =>
  new Promise((done) => useOffers.setState((offers) => [...offers, { files, done }], true));

/** As the `accept` of an input. */
export const acceptedPictures = 'image/*,.heic,.heif';

/** By its kind, or by its name where a browser knows no kind. */
export const isPicture = ({ type, name }: Readonly<{ type: string; name: string }>): boolean =>
  /^image\/|\.hei[cf]$/iu.test(type || name);

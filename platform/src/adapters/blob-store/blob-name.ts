import { BlobStoreFault } from '#ports/blob-store.ts';

/** Segments do not begin with a dot: those names are the store's own. */
const namePattern = /^(?!\.)[A-Za-z0-9._-]+(?:\/(?!\.)[A-Za-z0-9._-]+)*$/;
const maxNameLength = 512;

const notePattern = /^[A-Za-z0-9_-]{1,128}$/;

/** The note itself; throws `BlobStoreFault('malformed')` for an invalid one. */
export const checkedNote = (note: string): string => {
  if (notePattern.test(note)) return note;
  throw new BlobStoreFault('malformed', 'a note is made of letters, digits, dash and underscore');
};

/** The name itself; throws `BlobStoreFault('malformed')` for an invalid one. */
export const checkedBlobName = (name: string): string => {
  if (name.length > maxNameLength || !namePattern.test(name)) {
    throw new BlobStoreFault(
      'malformed',
      'a blob name is made of segments of letters, digits, dot, dash and underscore',
    );
  }
  return name;
};

/** Names of our own headers, separate from the schemas so that a browser need not load those. */
export const atLeastHeader = 'X-At-Least';
/** Of an answer: whether it has everything up to `X-At-Least`. `false`: it may be asked for again. Missing where nothing was asked. */
export const atLeastMetHeader = 'X-At-Least-Met';
/** Longest wait for a read model to reach `X-At-Least`, in ms. */
export const atLeastWaitMs = 2_000;
/** For a list: how many entries were left out since they could not be read. */
export const leftOutHeader = 'X-Left-Out';
/** Of an answer from read models that are being rebuilt: how many events are in them, of about as many, `3400/12000`; until then older documents may be missing. */
export const rebuildingHeader = 'X-Rebuilding';
/** The number of the last change told by socket before this answer was begun: it may lack later ones. Missing where nobody counts. */
export const toldHeader = 'X-Changes-Told';
export const idempotencyHeader = 'Idempotency-Key';
export const chunkHashHeader = 'X-Chunk-SHA256';

/** Of a request for the certificate of an erasure: its code, which is in no address, so that no log of a proxy has it. */
export const erasureCodeHeader = 'X-Erasure-Code';

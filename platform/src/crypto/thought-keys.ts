import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * A key per thought from one secret per client, of which the key of an erased thought can be taken away while all others stay: a tree of hashes (a
 * puncturable pseudorandom function). Creating a thought writes nothing, and what is kept grows with the thoughts that were erased only.
 *
 * As stored: 32 bytes, the root; once something was taken away, the nodes that cover what is left: depth (1 byte), path (16), secret (32), in the order of
 * their paths.
 */
export type ThoughtSecret = Uint8Array;

const secretBytes = 32;
/** Digits of a path, a byte each. With eight children a node, that two of a million thoughts of a person meet where one is erased: 1 in 280 million. */
const depths = 16;
const children = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const nodeBytes = 1 + depths + secretBytes;

/** Name in the vault of the secret of a client's thoughts, beside the client's own key. */
export const thoughtSecretOf = (ownerId: string): string => `${ownerId}/thoughts`;

type Node = Readonly<{ depth: number; path: Uint8Array; secret: Uint8Array }>;

const pathOf = (thoughtId: string): Uint8Array =>
  hash('sha256', thoughtId, 'buffer')
    .subarray(0, depths)
    .map((byte) => byte & 7);

/** Filled anew each time: hundreds of thousands are derived while lists are rebuilt. */
const input = Buffer.alloc(secretBytes + 1);
const childOf = (secret: Uint8Array, digit: number): Uint8Array => {
  input.set(secret);
  input[secretBytes] = digit;
  return hash('sha256', input, 'buffer');
};

/** A path that goes on as `path` up to `depth`, then by `digit`, then by nothing. */
const pathInto = (path: Uint8Array, depth: number, digit: number): Uint8Array => {
  const into = new Uint8Array(depths);
  into.set(path.subarray(0, depth));
  into[depth] = digit;
  return into;
};

const countOf = (secret: ThoughtSecret): number =>
  secret.length === secretBytes ? 1 : Math.floor(secret.length / nodeBytes);

const nodeAt = (secret: ThoughtSecret, index: number): Node => {
  if (secret.length === secretBytes) return { depth: 0, path: new Uint8Array(depths), secret };
  const [at, pathAt] = [index * nodeBytes, index * nodeBytes + 1];
  return {
    depth: secret[at] ?? 0,
    path: secret.subarray(pathAt, pathAt + depths),
    secret: secret.subarray(pathAt + depths, at + nodeBytes),
  };
};

const covers = ({ depth, path }: Node, wanted: Uint8Array): boolean =>
  Buffer.compare(path.subarray(0, depth), wanted.subarray(0, depth)) === 0;

type Nodes = Readonly<{ length: number; at: (index: number) => Node | undefined }>;

/** Nodes cover apart from each other: the last one that begins at the path or before it is the only one that may cover it. -1: none does. */
const covering = (nodes: Nodes, path: Uint8Array): number => {
  let [from, to] = [0, nodes.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const node = nodes.at(middle);
    if (node && Buffer.compare(node.path, path) <= 0) from = middle + 1;
    else to = middle;
  }
  const last = from === 0 ? undefined : nodes.at(from - 1);
  return last && covers(last, path) ? from - 1 : -1;
};

const nodesOf = (secret: ThoughtSecret): Nodes => ({
  length: countOf(secret),
  at: (index) => nodeAt(secret, index),
});

const derive = (secret: ThoughtSecret, thoughtId: string): Uint8Array | null => {
  const path = pathOf(thoughtId);
  const index = covering(nodesOf(secret), path);
  if (index < 0) return null;
  const node = nodeAt(secret, index);
  let key = node.secret;
  for (let level = node.depth; level < depths; level += 1) key = childOf(key, path[level] ?? 0);
  return key;
};

/** Whether the keys of all thoughts there may ever be can be derived. */
export const isWholeSecret = (secret: ThoughtSecret): boolean => secret.length === secretBytes;

/** Whether there is a key of this thought to be derived; not, once it was taken away. */
export const hasKeyOfThought = (secret: ThoughtSecret, thoughtId: string): boolean =>
  covering(nodesOf(secret), pathOf(thoughtId)) >= 0;

/** Of those last used, as long as their secret is in memory: the events of a thought follow one another. */
const derived = new WeakMap<ThoughtSecret, LRUCache<string, Uint8Array>>();
const mostDerived = 500;

/** Derived from both, so that without the client's own key none is left. null: it was taken away. */
export const keyOfThought = (
  secret: ThoughtSecret,
  { ownerKey, thoughtId }: Readonly<{ ownerKey: Uint8Array; thoughtId: string }>,
): Uint8Array | null => {
  const known = derived.get(secret) ?? new LRUCache<string, Uint8Array>({ max: mostDerived });
  derived.set(secret, known);
  const found = known.get(thoughtId);
  if (found) return found;
  const leaf = derive(secret, thoughtId);
  const key = leaf && new Uint8Array(hash('sha256', Buffer.concat([leaf, ownerKey]), 'buffer'));
  if (key) known.set(thoughtId, key);
  return key;
};

/** It is read anew every half minute, and one document of MongoDB: some two thousand thoughts can be taken away. */
const mostBytes = 8 * 1024 * 1024;

/** Whether the keys of so many more can be taken away. Where not they stay, and erased words are replaced where they lie alone. */
export const hasRoomFor = (secret: ThoughtSecret, thoughts: number): boolean =>
  secret.length + thoughts * depths * (children.length - 1) * nodeBytes <= mostBytes;

/** What opens all others; some 130 hashes a thought. The same bytes where the keys of these thoughts were taken away before. */
export const withoutKeysOf = (secret: ThoughtSecret, thoughtIds: readonly string[]): ThoughtSecret => {
  const nodes = Array.from({ length: countOf(secret) }, (_, index) => nodeAt(secret, index));
  let hasChanged = false;
  for (const path of thoughtIds.map(pathOf)) {
    const index = covering(nodes, path);
    const taken = nodes[index];
    if (!taken) continue;
    nodes.splice(index, 1, ...besides(taken, path));
    hasChanged = true;
  }
  if (!hasChanged) return secret;
  return new Uint8Array(Buffer.concat(nodes.flatMap(({ depth, path, secret: own }) => [Buffer.of(depth), path, own])));
};

/** The nodes that cover what `node` covers except the path, in the order of theirs. */
const besides = (node: Node, path: Uint8Array): readonly Node[] => {
  const left: Node[] = [];
  let { secret } = node;
  for (let depth = node.depth; depth < depths; depth += 1) {
    const digit = path[depth] ?? 0;
    for (const other of children.filter((one) => one !== digit))
      left.push({ depth: depth + 1, path: pathInto(path, depth, other), secret: childOf(secret, other) });
    secret = childOf(secret, digit);
  }
  return left.toSorted((one, other) => Buffer.compare(one.path, other.path));
};

import { v7 } from 'uuid';
import type { AttackClass, Case, Verdict } from '../kit/attack-class.ts';
import { hostilePictures, type PictureAttack } from '../kit/picture-files.ts';
import {
  add,
  asking,
  codeOf,
  sea,
  sealOf,
  sending,
  unless,
  write,
  type Person,
  type Picture,
} from '../kit/picture-requests.ts';
import type { Random } from '../kit/random.ts';
import { faultOf, type Reply, type Target } from '../kit/target.ts';

/** Of one thought. */
const mostPictures = 20;
/** Within which a bystander is answered, whatever is decoded, in ms. */
const fairMs = 3_000;

const firstOf = (verdicts: readonly Verdict[]): Verdict => verdicts.find((verdict) => verdict !== null) ?? null;

const shown: ReadonlySet<string> = new Set(['image/webp', 'image/jpeg', 'image/png', 'image/gif', 'image/heic']);
/** Whatever was kept is given as a picture, and never as anything a browser runs. */
const asPictures = async (target: Target, { token }: Person, { thoughtId, pictureId }: Picture): Promise<Verdict> => {
  for (const size of ['small', 'large', 'original']) {
    const path = `/api/client/thoughts/${thoughtId}/pictures/${pictureId}/${size}`;
    const { status, headers } = await fetch(`${target.server().url}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const type = headers.get('Content-Type') ?? '';
    if (status !== 200 || !shown.has(type)) return `${size}: answered ${status} as ${type}`;
    if (headers.get('X-Content-Type-Options') !== 'nosniff') return `${size}: its type may be guessed`;
  }
  return null;
};

const hostile = async (target: Target, { bytes, answers, type }: PictureAttack): Promise<Verdict> => {
  const person = target.attacker();
  const picture = { thoughtId: await write(target, person), pictureId: v7() };
  const reply = await add(target, person, { ...picture, bytes, type });
  return unless(reply, ...answers) ?? (codeOf(reply) === 'kept' ? asPictures(target, person, picture) : null);
};

/** More at once than a thought holds: exactly as many are kept. */
const race = async (target: Target): Promise<Verdict> => {
  const person = target.attacker();
  const thoughtId = await write(target, person);
  const ids = Array.from({ length: mostPictures + 10 }, () => v7());
  await Promise.all(ids.map((pictureId) => sending(target, person)(pictureId, sea())));
  const seal = (pictureId: string) =>
    asking(target, person)('POST', `/pictures/${pictureId}/seal`, sealOf(thoughtId, sea()));
  const replies = await Promise.all(ids.map(seal));
  const kept = replies.filter((reply) => codeOf(reply) === 'kept').length;
  return (
    firstOf(replies.map((reply) => unless(reply, 'kept', 'thought.pictures-full'))) ??
    (kept === mostPictures ? null : `${kept} were kept`)
  );
};

/** Every route, with ids of another client. */
const ofAnother = async (target: Target): Promise<Verdict> => {
  const [attacker, bystander] = [target.attacker(), target.bystander()];
  const [thoughtId, pictureId, sent] = [await write(target, bystander), v7(), v7()];
  const theirs = `/thoughts/${thoughtId}/pictures`;
  const added = await add(target, bystander, { thoughtId, pictureId });
  await sending(target, bystander)(sent, sea());
  const ask = asking(target, attacker);
  const mine = await write(target, attacker);
  return firstOf([
    unless(added, 'kept'),
    unless(await add(target, attacker, { thoughtId, pictureId: v7() }), 'thought.not-found'),
    unless(await ask('POST', `/pictures/${sent}/seal`, sealOf(mine, sea())), 'thought-picture.chunks-missing'),
    unless(await ask('GET', `${theirs}/${pictureId}/original`), 'thought-picture.not-found'),
    unless(await ask('GET', `/thoughts/${mine}/pictures/${pictureId}/small`), 'thought-picture.not-found'),
    unless(await ask('PUT', theirs, { order: [pictureId] }), 'thought.not-found'),
    unless(await ask('PUT', `${theirs}/${pictureId}`, { alt: 'Autre chose' }), 'thought.not-found'),
    unless(await ask('DELETE', `${theirs}/${pictureId}`), 'thought.not-found'),
    unless(await ask('POST', `${theirs}/${pictureId}/restore`), 'thought.not-found'),
    // What is thrown away is one's own only.
    unless(await ask('DELETE', `/pictures/${sent}`), 'kept'),
    unless(await asking(target, bystander)('POST', `/pictures/${sent}/seal`, sealOf(thoughtId, sea())), 'kept'),
    unless(await asking(target, bystander)('GET', `${theirs}/${pictureId}/original`), 'kept'),
  ]);
};

/** A picture in as many pieces as it has bytes, and numbers where none belong. */
const pieces = async (target: Target): Promise<Verdict> => {
  const person = target.attacker();
  const [send, ask] = [sending(target, person), asking(target, person)];
  const [thoughtId, pictureId, bytes] = [await write(target, person), v7(), sea().slice(0, 200)];
  const replies: Reply[] = [];
  for (const [seq, byte] of bytes.entries())
    replies.push(await send(pictureId, Uint8Array.of(byte), { seq: String(seq) }));
  replies.push(await send(pictureId, Uint8Array.of(1), { seq: '99999' }));
  const listed = await ask('GET', `/pictures/${pictureId}`);
  const seal = (chunks: number) => ask('POST', `/pictures/${pictureId}/seal`, { ...sealOf(thoughtId, bytes), chunks });
  return firstOf([
    ...[...replies, listed].map((reply) => unless(reply, 'kept')),
    unless(await seal(100_000), 'thought-picture.chunks-missing'),
    unless(await seal(199), 'thought-picture.hash-differs'),
    unless(await seal(200), 'thought-picture.damaged'),
  ]);
};

const tricks = ['..%2F..%2Fkeys', '%2e%2e', 'a%00b', '%ff', '....//', `${v7()}%2Foriginal`, 'x'.repeat(9_000)];
/** Names that would lead elsewhere, were they names of files. */
const paths = async (target: Target, trick: string): Promise<Verdict> => {
  const person = target.attacker();
  const [ask, send] = [asking(target, person), sending(target, person)];
  const picture = { thoughtId: await write(target, person), pictureId: v7() };
  await add(target, person, picture);
  const of = `/thoughts/${picture.thoughtId}/pictures`;
  const replies = [
    await send(trick, sea()),
    await send(v7(), sea(), { seq: trick }),
    await ask('GET', `${of}/${trick}/small`),
    await ask('GET', `${of}/${picture.pictureId}/${trick}`),
    await ask('POST', `/pictures/${trick}/seal`, sealOf(picture.thoughtId, sea())),
    await ask('PUT', of, { order: [trick] }),
  ];
  return firstOf(
    replies.map((reply) => faultOf(reply) ?? (reply.status < 400 ? `answered ${reply.status}, not refused` : null)),
  );
};

const ranges = ['bytes=0-0,5-9', 'bytes=-99999999999999999999', 'bytes=9-1', 'bytes=1e3-', 'bytes=0x0-', 'lines=1-2'];
const rangesOf = async (target: Target): Promise<Verdict> => {
  const person = target.attacker();
  const picture = { thoughtId: await write(target, person), pictureId: v7() };
  await add(target, person, picture);
  const path = `/thoughts/${picture.thoughtId}/pictures/${picture.pictureId}/original`;
  const replies = ranges.map((Range) => target.send({ method: 'GET', path, headers: { Range }, token: person.token }));
  // One that cannot be given is answered by the size in a header, as RFC 9110 has it.
  return firstOf((await Promise.all(replies)).map((reply) => (reply.status === 416 ? null : faultOf(reply))));
};

/** A bystander asks all the while. */
const meanwhile = async (target: Target, attack: () => Promise<Verdict>): Promise<Verdict> => {
  const state = { over: false };
  const attacked = attack().finally(() => {
    state.over = true;
  });
  let slowest = 0;
  while (!state.over) {
    const before = performance.now();
    const { status } = await asking(target, target.bystander())('GET', '/me');
    slowest = status === 200 ? Math.max(slowest, performance.now() - before) : Infinity;
  }
  return (await attacked) ?? (slowest > fairMs ? `a bystander waits ${Math.round(slowest)} ms` : null);
};

const cases = (random: Random): Readonly<Record<string, (target: Target) => Promise<Verdict>>> => ({
  ...Object.fromEntries(
    Object.entries(hostilePictures(random.int)).map(([label, file]) => [
      label,
      (target: Target) => hostile(target, file),
    ]),
  ),
  'bytes by chance': (target) =>
    hostile(target, { bytes: new Uint8Array(random.bytes(5_000)), answers: ['thought-picture.format-unknown'] }),
  'thirty at once for a thought of twenty': race,
  'ids of another client': ofAnother,
  'a picture in pieces of a byte': pieces,
  'ranges that are none': rangesOf,
  ...Object.fromEntries(
    tricks.map((trick) => [`a name like ${trick.slice(0, 20)}`, (target: Target) => paths(target, trick)]),
  ),
});

/** Another client's picture is kept and shown. */
const othersAreKept = async (target: Target): Promise<Verdict> => {
  const person = target.bystander();
  const picture = { thoughtId: await write(target, person), pictureId: v7() };
  const fault = unless(await add(target, person, picture), 'kept') ?? (await asPictures(target, person, picture));
  return fault && `another client’s picture: ${fault}`;
};

/** Pictures that lie about themselves, pieces, ids and names that do not belong: refused by code, and others are answered as before. */
export const pictures: AttackClass = {
  name: 'pictures',
  cases: async (random) =>
    Object.entries(cases(random)).map(([label, attack]): Case => ({
      label,
      attack: (target) => meanwhile(target, () => attack(target)),
    })),
  expect: othersAreKept,
};

/** English Markdown. `erased`: what becomes of it with an account, as `personStores` of the app do it. `names`: of databases, caches and cookies, as the browser has them; none of the stores that every page has anyway. */
type DeviceStore = Readonly<{
  where: string;
  names: readonly string[];
  sealed: string;
  plain: string;
  goes: string;
  erased: string;
}>;

/** Where the app of a person stores something in their browser. A spec looks for databases, caches and cookies that have no row here. */
export const deviceStores: readonly DeviceStore[] = [
  {
    where: 'IndexedDB `ecrin`: thoughts and recordings that wait, and what was taken in while it was locked',
    names: ['ecrin'],
    sealed: 'every field but those beside',
    plain: 'ids of thoughts, recordings and their owner, order',
    goes: 'when the server has received it',
    erased: 'what is theirs is removed',
  },
  {
    where: 'IndexedDB `ecrin-answers`: what was last read',
    names: ['ecrin-answers'],
    sealed: 'the secret that opens it',
    plain: '–',
    goes: 'after 60 days; what opens it with the session',
    erased: 'emptied',
  },
  {
    where: '`localStorage`, `sessionStorage`: profile, draft, where the person was',
    names: ['localStorage', 'sessionStorage'],
    sealed: 'whole values',
    plain: 'the token of the session, ids, choices of this device',
    goes: 'with the session; a draft when it is written',
    erased: 'what is theirs is removed; of other tabs the place they were at when these are closed',
  },
  {
    where: 'Cache Storage `ecrin-shared`: what another app shared',
    names: ['ecrin-shared'],
    sealed: 'the item, its name and its kind, with the public half of a pair',
    plain: '–',
    goes: 'when the app takes it in',
    erased: 'emptied, unless somebody else is signed in',
  },
  {
    where: 'Cache Storage `ecrin-lock`, `localStorage` `lock:…`',
    names: ['ecrin-lock'],
    sealed: 'the data key, wrapped; the private half of the pair',
    plain: 'the public half, delays, salts, wrong attempts',
    goes: 'when the lock is taken away',
    erased: 'removed, unless somebody else is signed in',
  },
  {
    where: 'cookie `preferred_language`: the language that was chosen',
    names: ['preferred_language'],
    sealed: '–',
    plain: 'the language',
    goes: 'a year after it was chosen',
    erased: 'stays: it tells of nobody',
  },
  {
    where: 'notifications of the system, titles of pages',
    names: [],
    sealed: 'no word in them',
    plain: 'their kind, « Écrin »',
    goes: 'when they are closed',
    erased: 'stay until they are closed: no word is in them with a lock on',
  },
];

/** What a browser stores, as a Markdown table. */
export const deviceTable = (): string =>
  [
    ['where on the device', 'sealed with the lock’s key', 'in plaintext', 'when it goes', 'an account is erased'],
    ['---', '---', '---', '---', '---'],
    ...deviceStores.map(({ where, sealed, plain, goes, erased }) => [where, sealed, plain, goes, erased]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

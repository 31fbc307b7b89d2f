import { layItem, shareFailedQuery, type SharedItem } from '#lib/page/shared-items.ts';

type ShareServices = Readonly<{ caches: Pick<CacheStorage, 'open' | 'has'>; newId: () => string }>;

/** Names of the manifest's `share_target`. */
const textFields = ['title', 'text', 'url'] as const;

/** Some apps repeat the title or the address within the text: each is used once. */
const textOf = (form: FormData): string => {
  const given = textFields
    .map((name) => form.get(name))
    .filter((value) => typeof value === 'string' && value.trim() !== '');
  const texts = [...new Set(given)].map(String);
  return texts.filter((text) => !texts.some((other) => other !== text && other.includes(text))).join('\n\n');
};

const itemsOf = (form: FormData): readonly SharedItem[] => {
  const text = textOf(form);
  return [...(text === '' ? [] : [text]), ...form.getAll('audio').filter((value) => value instanceof File)];
};

const redirectTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

/** Stores on this device what another app shares, with or without network and whoever is signed in, and opens the home screen, which processes it. */
export const receiveShare = async (request: Request, { caches, newId }: ShareServices): Promise<Response> => {
  try {
    for (const item of itemsOf(await request.formData())) await layItem(caches, newId(), item);
    return redirectTo('/app');
  } catch {
    return redirectTo(`/app?${shareFailedQuery}`);
  }
};

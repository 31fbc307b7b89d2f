import { sealToPublic } from '#lib/lock/key-wrap.ts';
import { readLockNotice } from '#lib/lock/lock-notice.ts';
import { layItem, shareFailedQuery, type SealItem, type SharedItem } from '#lib/page/shared-items.ts';

type ShareServices = Readonly<{ caches: Pick<CacheStorage, 'open' | 'has'>; newId: () => string }>;

/** Names of the manifest's `share_target`. */
const textFields = ['title', 'text', 'url'] as const;
const fileFields = ['audio', 'pictures'] as const;

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
  const files = fileFields.flatMap((name) => form.getAll(name)).filter((value) => value instanceof File);
  return [...(text === '' ? [] : [text]), ...files];
};

const redirectTo = (path: string) => new Response(null, { status: 303, headers: { Location: path } });

/** While a lock is on, what is shared is sealed for whoever opens it. */
const sealOf = async ({ caches }: Pick<ShareServices, 'caches'>): Promise<SealItem | null> => {
  const lock = await readLockNotice(caches);
  return lock && ((plain) => sealToPublic(lock.publicKey, plain));
};

/** Stores on this device what another app shares, with or without network and whoever is signed in, and opens the home screen, which processes it. */
export const receiveShare = async (request: Request, services: ShareServices): Promise<Response> => {
  try {
    const seal = await sealOf(services);
    for (const item of itemsOf(await request.formData()))
      await layItem(services.caches, { id: services.newId(), item, seal });
    return redirectTo('/app');
  } catch {
    return redirectTo(`/app?${shareFailedQuery}`);
  }
};

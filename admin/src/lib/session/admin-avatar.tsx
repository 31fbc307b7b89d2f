import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import { useEffect, type ComponentProps } from 'react';
import { create } from 'zustand';
import { authorisedFetch } from '../api/authorised-fetch.ts';

/** By their paths, which name their content; null while one loads. They need the bearer token, so an `img` cannot fetch them itself. */
const usePictures = create<Readonly<Record<string, string | null>>>(() => ({}));

const load = async (path: string) => {
  usePictures.setState({ [path]: null });
  const answer = await authorisedFetch(apiHost + path).catch(() => null);
  if (answer?.ok) usePictures.setState({ [path]: URL.createObjectURL(await answer.blob()) });
};

/** An address that an `img` can show. */
const usePicture = (path: string | null): string | null => {
  useEffect(() => {
    if (path !== null && usePictures.getState()[path] === undefined) void load(path);
  }, [path]);
  return usePictures((pictures) => (path === null ? null : (pictures[path] ?? null)));
};

type AdminAvatarProps = Readonly<{
  admin: Readonly<{ fullname: string | null; picture: string | null }>;
}> &
  Pick<ComponentProps<typeof Avatar>, 'size'>;

/** The picture of an administrator, or one drawn from the full name. */
export const AdminAvatar = ({ admin: { fullname, picture }, ...look }: AdminAvatarProps) => (
  <Avatar name={fullname ?? ''} picture={usePicture(picture)} letters={2} {...look} />
);

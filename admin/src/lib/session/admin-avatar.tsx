import { Avatar } from '@ecrin/ui/avatar/avatar.tsx';
import type { ComponentProps } from 'react';
import { usePicture } from '../api/pictures.ts';

type AdminAvatarProps = Readonly<{
  admin: Readonly<{ fullname: string | null; picture: string | null }>;
}> &
  Pick<ComponentProps<typeof Avatar>, 'size'>;

/** The picture of an administrator, or one drawn from the full name. */
export const AdminAvatar = ({ admin: { fullname, picture }, ...look }: AdminAvatarProps) => (
  <Avatar name={fullname ?? ''} picture={usePicture(picture)} letters={2} {...look} />
);

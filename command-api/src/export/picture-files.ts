import type { ClientProfile } from '@ecrin/contracts/client/client.ts';
import type { OrbCard } from '@ecrin/contracts/orb/orb.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { pictureBlobName } from '#account/profile/picture.routes.ts';
import { orbPictureBlobName } from '#orb/orb-picture.routes.ts';
import { archiveWords } from './archive-words.ts';

type Pictured = Readonly<{
  ownerId: string;
  data: Readonly<{
    profile: Pick<ClientProfile, 'language' | 'picture'>;
    orbs: readonly Pick<OrbCard, 'orbId' | 'picture'>[];
  }>;
}>;

/** One's own pictures: of oneself, and of orbs. */
export async function* pictureFiles(
  { blobs }: Readonly<{ blobs: Pick<SealedBlobs, 'read'> }>,
  { ownerId, data: { profile, orbs } }: Pictured,
) {
  const words = archiveWords[profile.language];
  const portrait = versionOf(profile.picture);
  const pictures = orbs.flatMap(({ orbId, picture }) => {
    const version = versionOf(picture);
    return version === undefined
      ? []
      : [{ path: `${words.orbs}/${orbId}.webp`, name: orbPictureBlobName(orbId, version) }];
  });
  if (portrait !== undefined) pictures.unshift({ path: words.portrait, name: pictureBlobName(portrait) });
  for (const { path, name } of pictures) {
    const content = await blobs.read(ownerId, name);
    if (content) yield { path, content };
  }
}

/** The last part of a picture's address. */
const versionOf = (picture: string | null): string | undefined => picture?.split('/').at(-1);

/** Names of the pictures of a client’s thoughts among their sealed blobs. They carry the hash of what was sent: they never hold anything else. */
export type PictureName = Readonly<{ thoughtId: string; pictureId: string; sha256: string; keepsMetadata: boolean }>;

/** The original with what the camera wrote into it is another file than the one without. */
export const pictureBlobName = (name: PictureName, size: 'small' | 'large' | 'original'): string =>
  pictureFolder(name) + size;

/** The same as stories show it, by the checksum of that file: below its thought, with which it goes. */
export const storyPlateName = (name: PictureName, version: string): string =>
  `${pictureFolder(name)}in-stories/${version}`;

/** All files of a picture as it was sent. */
export const pictureFolder = ({ thoughtId, pictureId, sha256, keepsMetadata }: PictureName): string =>
  `${pictureBlobPrefix(thoughtId, pictureId)}${sha256}${keepsMetadata ? '-kept' : ''}/`;

export const pictureBlobPrefix = (thoughtId: string, pictureId: string): string =>
  `${picturesBlobPrefix(thoughtId)}${pictureId}/`;
/** All pictures of a thought. */
export const picturesBlobPrefix = (thoughtId: string): string => `${allPicturesPrefix}${thoughtId}/`;
/** All pictures of all thoughts. */
export const allPicturesPrefix = 'thought-pictures/';

/** All pictures of a story that were chosen from files, each named by its checksum. */
export const storyPicturesPrefix = (storyId: string): string => `story-pictures/${storyId}/`;

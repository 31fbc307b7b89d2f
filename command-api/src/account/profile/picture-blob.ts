/** Where a client’s picture lies in their sealed blobs. */
export const pictureBlobPrefix = 'picture/';
export const pictureBlobName = (version: string): string => `${pictureBlobPrefix}${version}`;

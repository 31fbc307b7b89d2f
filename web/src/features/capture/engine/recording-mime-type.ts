/** In order of preference: opus is small and clear; Safari writes mp4. */
const preferredMimeTypes = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;

/** The first container this browser records; null when it records none. */
export const supportedMimeType = (supports: (type: string) => boolean): string | null =>
  preferredMimeTypes.find(supports) ?? null;

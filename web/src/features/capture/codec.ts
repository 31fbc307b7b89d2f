/** In order of preference: opus is small and clear; Safari writes mp4. */
const containers = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const;

/** The first container this browser records; null when it records none. */
export const recordableType = (supports: (type: string) => boolean): string | null => containers.find(supports) ?? null;

import { acceptedFiles } from '@ecrin/contracts/recording/audio-format.ts';
import type { ManifestOptions } from 'vite-plugin-pwa';

const icon = { src: '/icons/ecrin-192.png', sizes: '192x192', type: 'image/png' };

/** The manifest of the installed app. */
export const appManifest: Partial<ManifestOptions> = {
  id: '/app',
  name: 'Écrin',
  short_name: 'Écrin',
  description: 'Vos pensées, gardées.',
  lang: 'fr',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  theme_color: '#2C2C54',
  background_color: '#F8F6F2',
  icons: [
    { src: '/icons/ecrin.svg', sizes: 'any', type: 'image/svg+xml' },
    icon,
    { src: '/icons/ecrin-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/ecrin-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // Both are read by `launch-request.tsx`.
  shortcuts: [
    { name: 'Enregistrer', description: 'Dire une pensée', url: '/app?do=record', icons: [icon] },
    { name: 'Écrire', description: 'Écrire une pensée', url: '/app?do=write', icons: [icon] },
  ],
  // Received by `share-worker`, which goes by these names.
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        { name: 'audio', accept: acceptedFiles.split(',') },
        { name: 'pictures', accept: ['image/*', '.heic', '.heif'] },
      ],
    },
  },
};

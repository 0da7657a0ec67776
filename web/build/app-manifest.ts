import type { Plugin } from 'vite';
import { shareTarget } from '../../contract/src/analysis/share-target.ts';
import { drawIcons } from './app-icons.ts';

const paper = '#faf7f2';

const manifest = {
  id: '/',
  name: 'Drape',
  short_name: 'Drape',
  description: 'Your outfit, looked at closely: a rating, the reasons for it, and what would raise it.',
  lang: 'en',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  categories: ['lifestyle', 'shopping'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Analyze a photo', url: '/upload' },
    { name: 'Camera', url: '/camera' },
    { name: 'My wardrobe', url: '/wardrobe' },
    { name: 'The week', url: '/week' },
  ],
  share_target: {
    action: shareTarget.path,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: shareTarget.field, accept: ['image/*'] }] },
  },
};

/** What makes the built app one that can be installed: its manifest, its icons and the links to them. */
export function appManifest(): Plugin {
  return {
    name: 'drape:app-manifest',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of await drawIcons()) this.emitFile({ type: 'asset', fileName, source });
      const source = JSON.stringify(manifest);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
    ],
  };
}

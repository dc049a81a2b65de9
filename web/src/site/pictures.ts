import type { Language } from '@lumen/contracts/languages'

/** For screens of some width, and for phones and columns: what is shown, in CSS pixels, and how fine. */
export const pictureSizes = {
  wide: { width: 900, height: 640, scale: 1.25 },
  tall: { width: 390, height: 600, scale: 1.5 },
} as const
export type PictureSize = keyof typeof pictureSizes

/**
 * Pictures of the product, taken by `npm run pictures` from the running product into `web/public/pictures`.
 * What each of them shows is told in `content/<language>/site/pictures.json`.
 */
export const pictures = {
  chat: ['wide', 'tall'],
  crystal: ['wide', 'tall'],
  chart: ['wide', 'tall'],
  pillars: ['wide', 'tall'],
  workshop: ['wide', 'tall'],
  dashboard: ['wide', 'tall'],
  wallet: ['wide', 'tall'],
  home: ['wide', 'tall'],
  companion: ['tall'],
  again: ['tall'],
  draft: ['tall'],
  sessions: ['tall'],
  looks: ['tall'],
} as const satisfies Record<string, readonly PictureSize[]>
export type Picture = keyof typeof pictures

/** Whose readers see the product in their language; the others see it in English, for all must stay small. */
export const pictureLanguages = ['zh', 'en', 'ja', 'de'] as const
export type PictureLanguage = (typeof pictureLanguages)[number]

/** In which language the product is shown to readers of one. */
export const shownLanguage = (language: Language): PictureLanguage =>
  pictureLanguages.find((shown) => shown === language) ?? 'en'

export type PictureTheme = 'light' | 'dark'

/** Where the web serves a picture. */
export const pictureUrl = (
  picture: Picture,
  look: { language: PictureLanguage; theme: PictureTheme; size: PictureSize },
): string => `/pictures/${look.language}/${picture}-${look.size}-${look.theme}.avif`

/** What the workshop paints of the words that the landing page shows above it. */
export const paintingUrl = '/pictures/painting.avif'
export const paintingSize = { width: 640, height: 400 }

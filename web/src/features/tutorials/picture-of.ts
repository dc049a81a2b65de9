import type { Picture } from '@/site/pictures'

/** What each tutorial shows beside its text, by its slug. */
export const pictureOf: ReadonlyMap<string, Picture> = new Map([
  ['first-conversation', 'chat'],
  ['your-own-companion', 'companion'],
  ['steer-a-reply', 'again'],
  ['leave-and-come-back', 'draft'],
  ['keep-it-private', 'sessions'],
  ['make-it-yours', 'looks'],
])

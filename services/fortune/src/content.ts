import { defineRoom } from '@lumen/content/define-room'
import { packFiles } from './domain/reading/pack.ts'

/** What readings are written from. The schemas say which slots a text may have. */
export const readingsRoom = defineRoom('readings', packFiles)

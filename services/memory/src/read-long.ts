import { openLongWork } from '@lumen/runtime/long-work'
import { readers } from './reader-thread.ts'

/** Characters of all that is read at once; 300 of Chinese take 7 ms. */
const atOnce = 400

/** Reads what people said by rules, in a thread where it is long. */
export const readLong = openLongWork(
  readers,
  new URL('./reader-thread.ts', import.meta.url),
  atOnce,
)

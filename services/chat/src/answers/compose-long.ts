import { openLongWork } from '@lumen/runtime/long-work'
import { composers } from './composer-thread.ts'

/** Characters of the message that is answered; 8,000 take 40 ms. */
const atOnce = 1_000
const file = new URL('./composer-thread.ts', import.meta.url)

/** Writes the offline companion's reply, in a thread where the message is long. */
export const composeLong = openLongWork(composers, file, atOnce)

import { inThread } from '@lumen/runtime/long-work'
import { extractByRules } from './domain/extract-by-rules.ts'
import { understanding } from './understanding.ts'

/** What reads what people say, by rules. */
export const readers = { extractByRules, readClauses: understanding.readClauses }

export default inThread(readers)

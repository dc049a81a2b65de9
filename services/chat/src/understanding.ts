import { readWords } from '@lumen/understanding/open-words'
import { createUnderstanding } from '@lumen/understanding/understanding'

/** Reads what people say; its words are read once, when the service starts. */
export const understanding = createUnderstanding(readWords)

import { openContentRoom } from '@lumen/content/content-room'
import { createUnderstanding } from '@lumen/understanding/understanding'

/** Reads what people say; its words are read once, when the service starts. */
export const understanding = createUnderstanding(openContentRoom('understanding'))

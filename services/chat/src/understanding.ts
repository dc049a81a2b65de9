import { openRoom } from '@lumen/content/open-room'
import { understandingRoom } from '@lumen/understanding/content'
import { createUnderstanding } from '@lumen/understanding/understanding'

/** Reads what people say; its words are read once, when the service starts. */
export const understanding = createUnderstanding(openRoom(understandingRoom))

import { openAllLanguages } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { exportRoom } from './content.ts'
import type { ExportTexts } from './domain/export-html.ts'

const messagesOf = openAllLanguages(exportRoom)

/** The words of the readable copy of a user’s data. Read once, when the service starts. */
export const exportTextsOf = (language: Language): ExportTexts => messagesOf(language).export

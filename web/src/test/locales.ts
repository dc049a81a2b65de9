import { readSections } from '../../build/locale-files'

/** The texts of a language as they are served. */
export const textsOf = readSections

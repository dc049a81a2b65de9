import { hasScript, startScript, takeChoice } from '@lumen/companion/scripts'
import type { Scripts } from '../domain/plays/script.ts'

/** The scripted scenes that come along. */
export const scripts: Scripts = { hasScript, startScript, takeChoice }

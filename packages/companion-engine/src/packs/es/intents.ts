import type { Pack } from '../../pack.ts'
import { careIntents } from './intents-care.ts'
import { selfIntents } from './intents-self.ts'
import { turnIntents } from './intents-turns.ts'

export const intents: Pack['intents'] = { ...selfIntents, ...careIntents, ...turnIntents }

import type { Face } from '@lumen/contracts/chat/faces'
import type { CompanionVoice } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { characterOf } from './faces'
import { useCreateCompanion } from './use-create-companion'

/** Creates the companion of a portrait, who speaks first, and opens its chat. */
export function useCreateFromFace(onCreated?: () => void) {
  const { t } = useTranslation()
  const { create, busy } = useCreateCompanion(onCreated)
  return {
    create: (face: Face, voice: CompanionVoice | null) =>
      create({
        name: t(`faces.${face}.name`),
        face,
        ...(voice !== null && { voice }),
        ...characterOf(face),
        persona: { greeting: t(`faces.${face}.line`), speakingStyle: t(`faces.${face}.manner`) },
      }),
    busy,
  }
}

/** Creates the companion that needs no choices, and opens its chat. */
export function useCreateDefaultCompanion() {
  const { create, busy } = useCreateFromFace()
  return { create: () => create('lumi', null), busy }
}

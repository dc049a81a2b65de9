import type { Face } from '@lumen/contracts/chat/faces'
import type { CompanionVoice } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { characterOf, useCreateFromFace, useTraitText } from '@/features/companion-data'
import { Button } from '@/ui/button'

/** Who stands behind a portrait, and the one click that takes them as they are. */
export function ReadyFace({
  face,
  voice,
  onCreated,
}: {
  face: Face
  /** Null: that of the portrait. */
  voice: CompanionVoice | null
  onCreated?: () => void
}) {
  const { t } = useTranslation()
  const traitText = useTraitText()
  const { create, busy } = useCreateFromFace(onCreated)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-4 bg-soft p-4 text-on-soft">
      <div aria-live="polite" className="min-w-0 flex-1 basis-44">
        <p className="font-semibold text-pretty">
          {t('faces.says', { line: t(`faces.${face}.line`) })}
        </p>
        <p className="mt-0.5 text-small">
          {[t(`faces.${face}.name`), ...characterOf(face).personality.traits.map(traitText)].join(
            ' · ',
          )}
        </p>
      </div>
      <Button busy={busy} onClick={() => create(face, voice)}>
        {t('companions.create.ready')}
      </Button>
    </div>
  )
}

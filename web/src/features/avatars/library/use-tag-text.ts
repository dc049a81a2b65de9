import { personalityTypes } from '@lumen/contracts/media/names'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useTraitText } from '@/features/companion-data'

/** Name of a trait of a template: those of own templates, those of companions, or as the server wrote it. */
export function useTagText(): (tag: string) => string {
  const { t } = useTranslation()
  const traitText = useTraitText()
  return useCallback(
    (tag) =>
      personalityTypes.some((type) => type === tag)
        ? t(`avatars.personality.${tag}.name`)
        : traitText(tag),
    [t, traitText],
  )
}

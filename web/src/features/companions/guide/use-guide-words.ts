import { useTranslation } from 'react-i18next'
import type { GuideWords } from './draft'

export function useGuideWords(): GuideWords {
  const { t } = useTranslation()
  return {
    nameOf: (face) => t(`faces.${face}.name`),
    lineOf: (face) => t(`faces.${face}.line`),
    storyOf: (bond) => t(`companions.guide.bond.of.${bond}.story`),
  }
}

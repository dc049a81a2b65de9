import { languageFacts } from '@lumen/contracts/languages'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from '@/i18n/languages'
import { animalOfBranch, elementOf, isBranch, isStem, isYang } from './glyphs'
import romanised from './pinyin.json'
import { useNames } from './use-names'

export type Term = {
  /** As it is written in Chinese. */
  han: string
  /** What stands where there is little room: the term, its reading or its romanised name. */
  short: string
  /** In the reader’s language. */
  name: string
  /** Hanyu Pinyin, for readers of Latin script. */
  reading: string | null
  /** What it means, in a sentence. */
  text: string | null
}

/** Romanised names (Hanyu Pinyin) of the terms, for readers of Latin script. */
const pinyin: Readonly<Record<string, string>> = romanised

/** Terms of the four pillars in the reader’s language. */
export function useTerms() {
  const { t, i18n } = useTranslation()
  const { element, animal } = useNames()
  return useMemo(() => {
    const latin = languageFacts[languageOf(i18n.language)].script === 'Latin'
    const glyph = (han: string): Term => {
      const parts = {
        polarity: t(isYang(han) ? 'eastern.polarity.yang' : 'eastern.polarity.yin'),
        element: element(elementOf(han)),
      }
      const name = t('eastern.polarElement', parts)
      return {
        han,
        short: latin ? (pinyin[han] ?? han) : han,
        name: isBranch(han) ? `${name} · ${animal(animalOfBranch(han))}` : name,
        reading: pinyin[han] ?? null,
        text: isBranch(han)
          ? t('eastern.branchText', { ...parts, animal: animal(animalOfBranch(han)) })
          : t('eastern.stemText', parts),
      }
    }
    const term = (han: string): Term => {
      if (isStem(han) || isBranch(han)) return glyph(han)
      const key = `eastern.term.${han}`
      const name = i18n.exists(`${key}.name`) ? t(`${key}.name`) : han
      const reading = pinyin[han] ?? null
      return {
        han,
        short: latin ? (reading ?? name) : name,
        name,
        reading: latin ? reading : null,
        text: i18n.exists(`${key}.text`) ? t(`${key}.text`) : null,
      }
    }
    return { term, element, latin }
  }, [t, i18n, element, animal])
}

import type { CardReading } from '@lumen/contracts/chat/cards'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { usePreviewCardMutation } from './cards-api'

export const cardMegabytes = chatLimits.cardBytes >> 20
const problems = ['no-card', 'broken', 'too-large'] as const

/** What is wrong with a card, in words: what the server found, else why it did not answer. */
export function useCardProblem(): (error: unknown) => string {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      const { code, details = [] } = (isApiError(error) && error.body) || { code: null }
      const told = details.find(({ path }) => path === 'card')?.message
      const problem = problems.find((each) => each === told)
      if (problem === undefined && code !== 'file_too_large') return errorText(error)
      // The text of a card may be smaller than its picture.
      const limit = Number(details.find(({ path }) => path === 'limit')?.message)
      const megabytes = limit >= 1 << 20 ? limit >> 20 : cardMegabytes
      return t(`companions.card.problem.${problem ?? 'too-large'}`, { megabytes })
    },
    [errorText, t],
  )
}

export type ChosenCard = {
  file: File
  reading: CardReading
  /** Address of the picture in this page; null: the card is none. */
  picture: string | null
}

/** The card that was chosen, as the server reads it, or what is wrong with it. */
export function useCard(userName: string) {
  const { t } = useTranslation()
  const problemOf = useCardProblem()
  const [preview, { isLoading }] = usePreviewCardMutation()
  const [card, setCard] = useState<ChosenCard | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const picture = card?.picture ?? null
  useEffect(
    () => () => {
      if (picture !== null) URL.revokeObjectURL(picture)
    },
    [picture],
  )
  const choose = async (file: File) => {
    setProblem(null)
    if (file.size > chatLimits.cardBytes) {
      setProblem(t('companions.card.problem.too-large', { megabytes: cardMegabytes }))
      return
    }
    try {
      const reading = await preview({ file, userName }).unwrap()
      setCard({ file, reading, picture: reading.picture ? URL.createObjectURL(file) : null })
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return {
    card,
    problem,
    reading: isLoading,
    choose: (file: File) => void choose(file),
    /** Reads it once more, with another name for the user; until then, and if that fails, it stays as it was. */
    readAgain: async () => {
      if (card === null) return
      const reading = await preview({ file: card.file, userName })
        .unwrap()
        .catch(() => null)
      if (reading !== null) setCard((now) => (now?.file === card.file ? { ...now, reading } : now))
    },
    forget: () => setCard(null),
  }
}

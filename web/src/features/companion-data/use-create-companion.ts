import { chatLimits } from '@lumen/contracts/chat/limits'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { CallInput } from '@/api/call'
import { useShowError } from '@/api/use-error-text'
import { useCreateCompanionMutation } from './companions-api'

export type NewCompanion = CallInput<'POST /api/companions'>['body']

const cut = (text: string, length: number) => [...text].slice(0, length).join('').trim()

/** Texts that are longer than the server takes, as those of readings may be, at their length. */
const fitting = ({ backstory, personality, ...rest }: NewCompanion): NewCompanion => ({
  ...rest,
  ...(backstory !== undefined && {
    backstory: backstory === null ? null : cut(backstory, chatLimits.backstory),
  }),
  ...(personality !== undefined && {
    personality: {
      ...personality,
      ...(personality.traits !== undefined && {
        traits: personality.traits.map((trait) => cut(trait, chatLimits.trait)),
      }),
    },
  }),
})

/**
 * Creates a companion, who speaks first, and opens its chat; says so when that fails.
 * @param onRefused takes a failure that is told elsewhere, and says whether it did
 */
export function useCreateCompanion(
  onCreated?: () => void,
  onRefused?: (error: unknown) => boolean,
) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const [createCompanion, { isLoading }] = useCreateCompanionMutation()
  const create = useCallback(
    async (companion: NewCompanion) => {
      try {
        const { id } = await createCompanion({
          body: { ...fitting(companion), speaksFirst: true },
        }).unwrap()
        onCreated?.()
        await navigate(`/chat/${id}`)
      } catch (error) {
        if (onRefused?.(error) !== true) showError(error, t('companions.createFailed'))
      }
    },
    [createCompanion, navigate, onCreated, onRefused, showError, t],
  )
  return { create: (companion: NewCompanion) => void create(companion), busy: isLoading }
}

import { chatLimits } from '@lumen/contracts/chat/limits'
import { emptyPersona, type Persona } from '@lumen/contracts/chat/persona'
import { skipToken } from '@reduxjs/toolkit/query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanionQuery } from '@/features/companion-data'
import { ErrorState } from '@/ui/error-state'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Skeleton } from '@/ui/skeleton'
import { Textarea } from '@/ui/textarea'
import { LorebookFields } from './lorebook-fields'

const limits = chatLimits.persona
const longTexts = ['speakingStyle', 'exampleDialogue', 'boundaries'] as const

type Props = {
  /** What was entered so far; null: nothing yet. */
  entered: Persona | null
  /** Nothing was said to the companion yet: a greeting can open the talk. */
  greets: boolean
  onChange: (persona: Persona) => void
}

/** How a companion speaks, whom it speaks to and what it keeps in mind: closed until asked for. */
export function PersonaSection({
  companionId,
  ...props
}: Props & {
  /** Null: it is about to be created. */
  companionId: string | null
}) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const asked =
    open && companionId !== null && props.entered === null ? { params: { companionId } } : skipToken
  const { data, error, isFetching, refetch } = useGetCompanionQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const stored = isFetching ? undefined : data?.persona
  const persona = props.entered ?? (companionId === null ? emptyPersona : stored)
  return (
    <details
      className="group rounded-3 border border-line bg-surface-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-3 px-4 text-small font-semibold text-text-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{t('companions.persona.title')}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-160 group-open:rotate-180"
        />
      </summary>
      {open && (
        <div className="grid gap-5 border-t border-line p-4">
          <p className="text-small text-text-2">{t('companions.persona.lead')}</p>
          {persona !== undefined ? (
            <PersonaFields {...props} persona={persona} />
          ) : error !== undefined && !isFetching ? (
            <ErrorState
              title={t('companions.persona.loadFailed')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-48 rounded-2!" />
          )}
        </div>
      )}
    </details>
  )
}

function PersonaFields({ persona, greets, onChange }: Props & { persona: Persona }) {
  const { t } = useTranslation()
  const change = (part: Partial<Persona>) => onChange({ ...persona, ...part })
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('companions.persona.userName')}>
          {(control) => (
            <Input
              {...control}
              value={persona.userName ?? ''}
              maxLength={limits.userName}
              autoComplete="off"
              onChange={({ target }) => change({ userName: target.value })}
            />
          )}
        </Field>
        <Field label={t('companions.persona.userPronouns')}>
          {(control) => (
            <Input
              {...control}
              value={persona.userPronouns ?? ''}
              maxLength={limits.userPronouns}
              autoComplete="off"
              placeholder={t('companions.persona.userPronounsExample')}
              onChange={({ target }) => change({ userPronouns: target.value })}
            />
          )}
        </Field>
      </div>
      {(greets ? (['greeting', ...longTexts] as const) : longTexts).map((field) => (
        <Field
          key={field}
          label={t(`companions.persona.${field}`)}
          hint={t(`companions.persona.${field}Hint`)}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={field === 'exampleDialogue' ? 4 : 2}
              value={persona[field] ?? ''}
              maxLength={limits[field]}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <LorebookFields
        lorebook={persona.lorebook}
        onChange={(lorebook) => change({ lorebook: [...lorebook] })}
      />
    </>
  )
}

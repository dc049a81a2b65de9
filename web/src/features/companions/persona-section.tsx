import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Persona } from '@lumen/contracts/chat/persona'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { FormSection } from './form-section'
import { LorebookFields } from './lorebook-fields'
import { StoredPart } from './stored-part'

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
  return (
    <FormSection title={t('companions.persona.title')} lead={t('companions.persona.lead')}>
      {() => (
        <StoredPart
          companionId={companionId}
          entered={props.entered}
          empty={emptyPersona}
          pick={({ persona }) => persona}
          failed={t('companions.persona.loadFailed')}
        >
          {(persona) => <PersonaFields {...props} persona={persona} />}
        </StoredPart>
      )}
    </FormSection>
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

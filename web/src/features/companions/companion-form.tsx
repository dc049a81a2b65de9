import type { CompanionBirthInput } from '@lumen/contracts/chat/birth'
import { chatLimits, defaultCompanion } from '@lumen/contracts/chat/limits'
import type { Generation } from '@lumen/contracts/chat/generation'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Companion } from '@lumen/contracts/chat/schema'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import type { BirthProblems, BirthRefusal, BirthValues } from '@/features/birth-profile'
import { BirthSection } from './birth-section'
import { companionBirthOf, companionBirthProblems } from './companion-birth'
import { GenerationSection } from './generation-section'
import { NatureFields } from './nature-fields'
import { PersonaSection } from './persona-section'

export type CompanionValues = Pick<Companion, 'name' | 'mood' | 'backstory' | 'personality'> & {
  /** Absent: as it was. */
  persona?: Persona
  /** Absent: as it was. */
  generation?: Generation
  /** Absent: as it was. */
  birth?: CompanionBirthInput | null
}

const counterFrom = chatLimits.backstory - 400

export const newCompanionValues = (): CompanionValues => ({
  name: '',
  mood: defaultCompanion.mood,
  backstory: null,
  personality: {
    ...defaultCompanion.personality,
    traits: [...defaultCompanion.personality.traits],
  },
})

/** Name, mood, traits, scores and story of a companion, and what else it goes by. Calls back with what was entered when it is valid. */
export function CompanionForm({
  id,
  companion,
  initial,
  birthRefusal,
  onSubmit,
}: {
  /** For the button outside that submits it. */
  id: string
  /** The one that is changed; null: it is about to be created. */
  companion: Companion | null
  initial: CompanionValues
  /** What the server refused of its birth. */
  birthRefusal: BirthRefusal | null
  onSubmit: (values: CompanionValues) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const [values, setValues] = useState(initial)
  const [nameMissing, setNameMissing] = useState(false)
  const [birth, setBirth] = useState<BirthValues | null>(null)
  const [birthFound, setBirthFound] = useState<BirthProblems>({})
  const { name, mood, backstory, personality } = values
  const change = (part: Partial<CompanionValues>) => setValues((now) => ({ ...now, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = name.trim()
    setNameMissing(trimmed === '')
    const birthWrong = birth === null ? {} : companionBirthProblems(birth)
    setBirthFound(birthWrong)
    if (trimmed === '' || Object.keys(birthWrong).length > 0) return
    onSubmit({
      ...values,
      name: trimmed,
      backstory: backstory?.trim() || null,
      ...(birth !== null && { birth: companionBirthOf(birth) }),
    })
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={t('companions.form.name')}
        error={nameMissing ? t('companions.form.nameMissing') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            data-autofocus
            value={name}
            maxLength={chatLimits.companionName}
            autoComplete="off"
            placeholder={t('companions.form.nameExample')}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <NatureFields nature={{ mood, personality }} onChange={change} />
      <Field
        label={t('companions.form.backstory')}
        hint={t('companions.form.backstoryHint')}
        aside={
          (backstory?.length ?? 0) > counterFrom && (
            <span className="text-xs text-text-3 tabular-nums">
              {`${format.number(backstory?.length ?? 0)} / ${format.number(chatLimits.backstory)}`}
            </span>
          )
        }
      >
        {(control) => (
          <Textarea
            {...control}
            value={backstory ?? ''}
            maxLength={chatLimits.backstory}
            onChange={({ target }) => change({ backstory: target.value })}
          />
        )}
      </Field>
      <BirthSection
        companion={companion}
        entered={birth}
        found={birthFound}
        refusal={birthRefusal}
        onChange={(next) => {
          setBirth(next)
          setBirthFound({})
        }}
      />
      <PersonaSection
        companionId={companion?.id ?? null}
        entered={values.persona ?? null}
        greets={companion === null || companion.lastMessageAt === null}
        onChange={(persona) => change({ persona })}
      />
      <GenerationSection
        companionId={companion?.id ?? null}
        entered={values.generation ?? null}
        onChange={(generation) => change({ generation })}
      />
    </form>
  )
}

import type { CompanionBirthInput } from '@lumen/contracts/chat/birth'
import { chatLimits, defaultCompanion } from '@lumen/contracts/chat/limits'
import type { Generation } from '@lumen/contracts/chat/generation'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Companion } from '@lumen/contracts/chat/schema'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Field } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Slider } from '@/ui/slider'
import { Textarea } from '@/ui/textarea'
import { Chips } from '@/ui/chips'
import type { BirthProblems, BirthRefusal, BirthValues } from '@/features/birth-profile'
import { BirthSection } from './birth-section'
import { companionBirthOf, companionBirthProblems } from './companion-birth'
import { GenerationSection } from './generation-section'
import { PersonaSection } from './persona-section'
import { moods, traits as knownTraits, useMoodText, useTraitText } from '@/features/companion-data'

export type CompanionValues = Pick<Companion, 'name' | 'mood' | 'backstory' | 'personality'> & {
  /** Absent: as it was. */
  persona?: Persona
  /** Absent: as it was. */
  generation?: Generation
  /** Absent: as it was. */
  birth?: CompanionBirthInput | null
}

const scores = ['empathy', 'creativity', 'intelligence', 'humor'] as const
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
  const moodText = useMoodText()
  const traitText = useTraitText()
  const [values, setValues] = useState(initial)
  const [nameMissing, setNameMissing] = useState(false)
  const [birth, setBirth] = useState<BirthValues | null>(null)
  const [birthFound, setBirthFound] = useState<BirthProblems>({})
  const [ownTrait, setOwnTrait] = useState('')
  const { name, mood, backstory, personality } = values
  const change = (part: Partial<CompanionValues>) => setValues((now) => ({ ...now, ...part }))
  const setTraits = (next: readonly string[]) =>
    change({ personality: { ...personality, traits: next.slice(0, chatLimits.traits) } })

  const addTrait = () => {
    const trait = ownTrait.trim()
    if (trait !== '' && !personality.traits.includes(trait))
      setTraits([...personality.traits, trait])
    setOwnTrait('')
  }
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

  const moodOptions = [...new Set([...moods, ...(mood === null ? [] : [mood])])]
  const traitOptions = [...new Set([...knownTraits, ...personality.traits])]
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
      <Chips
        label={t('companions.form.mood')}
        options={moodOptions.map((option) => ({ id: option, label: moodText(option) }))}
        chosen={mood === null ? [] : [mood]}
        single
        onChange={([next]) => change({ mood: next ?? null })}
      />
      <div className="grid gap-2">
        <Chips
          label={t('companions.form.traits')}
          options={traitOptions.map((option) => ({ id: option, label: traitText(option) }))}
          chosen={personality.traits}
          full={personality.traits.length >= chatLimits.traits}
          onChange={setTraits}
        />
        <div className="flex gap-2">
          <Input
            value={ownTrait}
            maxLength={chatLimits.trait}
            aria-label={t('companions.form.ownTrait')}
            placeholder={t('companions.form.ownTrait')}
            onChange={({ target }) => setOwnTrait(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              addTrait()
            }}
          />
          <IconButton
            label={t('companions.form.addTrait')}
            variant="soft"
            className="mt-0.5"
            disabled={ownTrait.trim() === '' || personality.traits.length >= chatLimits.traits}
            onClick={addTrait}
          >
            <Plus />
          </IconButton>
        </div>
      </div>
      <fieldset className="grid gap-x-6 sm:grid-cols-2">
        <legend className="mb-1 text-small font-semibold text-text-2">
          {t('companions.form.scores')}
        </legend>
        {scores.map((score) => (
          <div key={score}>
            <p aria-hidden className="-mb-2 flex justify-between text-small">
              <span>{t(`companions.score.${score}`)}</span>
              <span className="text-text-2 tabular-nums">{format.number(personality[score])}</span>
            </p>
            <Slider
              label={t(`companions.score.${score}`)}
              value={personality[score]}
              onValueChange={(value) => change({ personality: { ...personality, [score]: value } })}
              format={format.number}
            />
          </div>
        ))}
      </fieldset>
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

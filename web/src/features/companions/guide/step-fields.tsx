import { chatLimits } from '@lumen/contracts/chat/limits'
import { useTranslation } from 'react-i18next'
import { BirthFields, type BirthProblems, type BirthRefusal } from '@/features/birth-profile'
import { Chips } from '@/ui/chips'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Textarea } from '@/ui/textarea'
import { FacePicker } from '../face-picker'
import { NatureFields } from '../nature-fields'
import { ReadyFace } from '../ready-face'
import { VoicePicker } from '../voice-picker'
import { bonds, natureOf, type Draft, type GuideWords } from './draft'

const limits = chatLimits.persona

/** What one step asks for; the last one looks over what the others told. */
export function StepFields({
  draft,
  words,
  nameMissing,
  birthFound,
  birthRefusal,
  onChange,
  onReady,
}: {
  draft: Draft
  words: GuideWords
  nameMissing: boolean
  /** What the guide refuses of the birth, and what the server did. */
  birthFound: BirthProblems
  birthRefusal: BirthRefusal | null
  onChange: (part: Partial<Draft>) => void
  /** The companion of the portrait was made as it is. */
  onReady: () => void
}) {
  const { t } = useTranslation()
  const { face, step } = draft
  switch (step) {
    case 'face':
      return (
        <>
          <FacePicker hideLabel value={face} onChange={(next) => onChange({ face: next })} />
          <ReadyFace face={face} voice={draft.voice} onCreated={onReady} />
          <VoicePicker face={face} voice={draft.voice} onChange={(voice) => onChange({ voice })} />
        </>
      )
    case 'name':
      return (
        <Field
          label={t('companions.form.name')}
          error={nameMissing ? t('companions.form.nameMissing') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              value={draft.name ?? words.nameOf(face)}
              maxLength={chatLimits.companionName}
              autoComplete="off"
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
      )
    case 'nature':
      return (
        <NatureFields
          nature={natureOf(draft)}
          onChange={(part) => onChange({ nature: { ...natureOf(draft), ...part } })}
        />
      )
    case 'speech':
      return (
        <>
          <Field
            label={t('companions.persona.speakingStyle')}
            hint={t('companions.persona.speakingStyleHint')}
          >
            {(control) => (
              <Textarea
                {...control}
                value={draft.speakingStyle}
                maxLength={limits.speakingStyle}
                onChange={({ target }) => onChange({ speakingStyle: target.value })}
              />
            )}
          </Field>
          <Field
            label={t('companions.persona.greeting')}
            hint={t('companions.persona.greetingHint')}
          >
            {(control) => (
              <Textarea
                {...control}
                value={draft.greeting ?? words.lineOf(face)}
                maxLength={limits.greeting}
                onChange={({ target }) => onChange({ greeting: target.value })}
              />
            )}
          </Field>
        </>
      )
    case 'bond':
      return (
        <>
          <Chips
            label={t('companions.guide.bond.label')}
            options={bonds.map((id) => ({ id, label: t(`companions.guide.bond.of.${id}.name`) }))}
            chosen={draft.bond === null ? [] : [draft.bond]}
            single
            onChange={([next]) => onChange({ bond: bonds.find((bond) => bond === next) ?? null })}
          />
          <Field label={t('companions.persona.userName')}>
            {(control) => (
              <Input
                {...control}
                value={draft.userName}
                maxLength={limits.userName}
                autoComplete="off"
                onChange={({ target }) => onChange({ userName: target.value })}
              />
            )}
          </Field>
          <Field label={t('companions.form.backstory')} hint={t('companions.form.backstoryHint')}>
            {(control) => (
              <Textarea
                {...control}
                value={draft.story}
                maxLength={chatLimits.backstory - 200}
                onChange={({ target }) => onChange({ story: target.value })}
              />
            )}
          </Field>
        </>
      )
    case 'birth':
      return (
        <BirthFields
          values={draft.birth}
          found={birthFound}
          refusal={birthRefusal}
          onChange={(part) => onChange({ birth: { ...draft.birth, ...part } })}
        />
      )
    case 'review':
      return null
  }
}

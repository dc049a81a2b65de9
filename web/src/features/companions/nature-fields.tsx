import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moods, traits as knownTraits, useMoodText, useTraitText } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Chips } from '@/ui/chips'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Slider } from '@/ui/slider'

export type Nature = Pick<Companion, 'mood' | 'personality'>

const scores = ['empathy', 'creativity', 'intelligence', 'humor'] as const

/** How a companion is: its mood, traits and scores. */
export function NatureFields({
  nature: { mood, personality },
  onChange,
}: {
  nature: Nature
  onChange: (part: Partial<Nature>) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const moodText = useMoodText()
  const traitText = useTraitText()
  const [ownTrait, setOwnTrait] = useState('')
  const setTraits = (next: readonly string[]) =>
    onChange({ personality: { ...personality, traits: next.slice(0, chatLimits.traits) } })
  const addTrait = () => {
    const trait = ownTrait.trim()
    if (trait !== '' && !personality.traits.includes(trait))
      setTraits([...personality.traits, trait])
    setOwnTrait('')
  }
  const moodOptions = [...new Set([...moods, ...(mood === null ? [] : [mood])])]
  const traitOptions = [...new Set([...knownTraits, ...personality.traits])]
  return (
    <>
      <Chips
        label={t('companions.form.mood')}
        options={moodOptions.map((option) => ({ id: option, label: moodText(option) }))}
        chosen={mood === null ? [] : [mood]}
        single
        onChange={([next]) => onChange({ mood: next ?? null })}
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
              onValueChange={(value) =>
                onChange({ personality: { ...personality, [score]: value } })
              }
              format={format.number}
            />
          </div>
        ))}
      </fieldset>
    </>
  )
}

import { voiceOf } from '@lumen/contracts/chat/voice-of'
import { useTranslation } from 'react-i18next'
import { useMoodText, useTraitText } from '@/features/companion-data'
import { IconButton } from '@/ui/icon-button'
import { Pencil } from 'lucide-react'
import { companionOf, natureOf, steps, type Draft, type GuideWords, type Step } from './draft'

/** All that was chosen, each part with the way back to it. */
export function Review({
  draft,
  words,
  onChange,
}: {
  draft: Draft
  words: GuideWords
  onChange: (step: Step) => void
}) {
  const { t } = useTranslation()
  const moodText = useMoodText()
  const traitText = useTraitText()
  const { name, persona, backstory } = companionOf(draft, words)
  const { mood, personality } = natureOf(draft)
  const { date, time, place } = draft.birth
  const told: Readonly<Record<Step, readonly (string | null | undefined)[]>> = {
    face: [words.nameOf(draft.face), t(`media.voice.${voiceOf(draft)}.name`)],
    name: [name],
    nature: [moodText(mood), ...personality.traits.map(traitText)],
    speech: [persona?.speakingStyle, persona?.greeting],
    bond: [persona?.userName, backstory],
    birth: [date, time, place],
    review: [],
  }
  return (
    <ul className="grid gap-2">
      {steps.slice(0, -1).map((step) => (
        <li key={step} className="flex items-start gap-3 rounded-3 border border-line p-3">
          <div className="min-w-0 flex-1">
            <p className="text-small text-text-2">{t(`companions.guide.${step}.title`)}</p>
            <p className="line-clamp-4 font-medium wrap-anywhere whitespace-pre-line">
              {told[step].filter(Boolean).join(' · ') || t('companions.guide.nothing')}
            </p>
          </div>
          <IconButton
            label={t('companions.guide.change', { part: t(`companions.guide.${step}.title`) })}
            onClick={() => onChange(step)}
          >
            <Pencil />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

import { faces, type Face } from '@lumen/contracts/chat/faces'
import type { Companion } from '@lumen/contracts/chat/schema'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FacePicker } from './face-picker'
import { ReadyFace } from './ready-face'

/** Who can be met yet: the portraits that none of one’s companions has, and one click that takes one as they are. */
export function MeetFaces({
  companions,
  title,
}: {
  companions: readonly Companion[]
  title: string
}) {
  const { t } = useTranslation()
  const heading = useId()
  const [chosen, setChosen] = useState<Face | null>(null)
  const known = new Set(companions.map(({ face }) => face))
  const choices = faces.filter((face) => !known.has(face))
  const face = chosen !== null && choices.includes(chosen) ? chosen : choices[0]
  if (face === undefined) return null
  return (
    <section
      aria-labelledby={heading}
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5 rounded-4 border border-line bg-surface p-5 shadow-1 md:p-6"
    >
      <header>
        <h2 id={heading} className="font-display text-h3 font-bold">
          {title}
        </h2>
        <p className="mt-0.5 text-text-2">{t('companions.welcome.lead')}</p>
      </header>
      <FacePicker choices={choices} value={face} onChange={setChosen} hideLabel wide />
      <ReadyFace face={face} voice={null} />
    </section>
  )
}

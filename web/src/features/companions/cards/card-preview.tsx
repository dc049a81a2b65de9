import type { CardLeft, CardReading } from '@lumen/contracts/chat/cards'
import { BookOpen, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTraitText } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'

/** A card as a companion would be made of it, and what would not come along. */
export function CardPreview({
  reading,
  picture,
}: {
  reading: CardReading
  picture: string | null
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const traitText = useTraitText()
  const { name, traits, version, notes, left } = reading
  const texts = [
    ['companions.form.backstory', reading.backstory],
    ['companions.persona.speakingStyle', reading.speakingStyle],
    ['companions.persona.greeting', reading.greeting],
    ['companions.persona.exampleDialogue', reading.exampleDialogue],
    ['companions.persona.boundaries', reading.boundaries],
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex items-center gap-4">
        {picture === null ? (
          <Avatar id={name} name={name} size={96} />
        ) : (
          <img
            src={picture}
            alt={t('companions.card.pictureAlt', { name })}
            className="size-24 shrink-0 rounded-4 border border-line object-cover"
          />
        )}
        <div className="grid min-w-0 gap-1.5">
          <p className="text-small text-text-3">{t('companions.card.version', { version })}</p>
          <h3 className="line-clamp-2 text-h3 font-bold wrap-anywhere">{name}</h3>
          <div className="flex flex-wrap gap-1.5">
            {traits.map((trait) => (
              <Badge key={trait} tone="soft" className="max-w-full truncate">
                {traitText(trait)}
              </Badge>
            ))}
          </div>
        </div>
      </div>
      <dl className="grid gap-3">
        {texts.map(
          ([label, text]) =>
            text !== null && (
              <div key={label}>
                <dt className="text-small font-semibold text-text-2">{t(label)}</dt>
                <dd className="mt-0.5 line-clamp-4 whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {notes > 0 && (
        <p className="flex items-center gap-2 text-small text-text-2">
          <BookOpen aria-hidden className="size-4.5 shrink-0" />
          {t('companions.card.notes', { amount: number(notes) })}
        </p>
      )}
      {left.length > 0 && <LeftOut left={left} />}
    </div>
  )
}

/** The field that was cut, by the name that it has where it is written by hand. */
const cutFields = {
  name_cut: 'companions.form.name',
  description_cut: 'companions.form.backstory',
  personality_cut: 'companions.persona.speakingStyle',
  greeting_cut: 'companions.persona.greeting',
  examples_cut: 'companions.persona.exampleDialogue',
  instructions_cut: 'companions.persona.boundaries',
} as const

function LeftOut({ left }: { left: readonly CardLeft[] }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const textOf = ({ what, count }: CardLeft) => {
    const amount = number(count)
    return what in cutFields
      ? t('companions.card.cut', { field: t(cutFields[what as keyof typeof cutFields]), amount })
      : t(`companions.card.leftOf.${what as Exclude<typeof what, keyof typeof cutFields>}`, {
          amount,
        })
  }
  return (
    <section className="rounded-3 bg-surface-2 px-4 py-3">
      <h4 className="flex items-center gap-2 text-small font-semibold">
        <Info aria-hidden className="size-4.5 shrink-0 text-text-3" />
        {t('companions.card.left')}
      </h4>
      <ul className="mt-1.5 ml-6.5 list-disc text-small text-text-2 marker:text-text-3">
        {left.map((each) => (
          <li key={each.what}>{textOf(each)}</li>
        ))}
      </ul>
    </section>
  )
}

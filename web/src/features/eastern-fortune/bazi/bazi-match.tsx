import type { BaziMatch as Match } from '@lumen/contracts/fortune/eastern'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { birthDataOf, readerZone, useOwnBirth } from '@/features/birth-profile'
import { OtherBirth } from '@/features/people'
import { ReadingFooter } from '@/features/readings'
import { useMatchBaziMutation } from '../eastern-api'

/** 八字合婚: the own chart beside that of somebody else. */
export default function BaziMatch() {
  const { t } = useTranslation()
  const { profile, isLoading } = useOwnBirth()
  const [match, { data, isLoading: busy }] = useMatchBaziMutation()
  /** What the other one is called; null: nobody said. */
  const [name, setName] = useState<string | null>(null)
  if (isLoading) return null
  if (profile === null) return <p className="text-small">{t('eastern.match.needsOwn')}</p>
  return (
    <>
      <p className="text-small text-text-2">{t('eastern.match.lead')}</p>
      <OtherBirth
        label={t('eastern.match.submit')}
        busy={busy}
        onCompare={async (values, chosen) => {
          await match({ query: readerZone(), body: { partner2: birthDataOf(values) } }).unwrap()
          setName(chosen?.name ?? null)
        }}
      />
      {data !== undefined && <Points match={data} name={name} />}
    </>
  )
}

const edges = { ease: 'border-teal-fill', care: 'border-earth-fill', even: 'border-line' }

function Points({ match, name }: { match: Match; name: string | null }) {
  const { t } = useTranslation()
  const { points, summary, notes } = match
  return (
    <div aria-live="polite" className="grid gap-4">
      <p>{summary}</p>
      {notes.map((note) => (
        <p key={note} className="text-small text-text-2">
          {note}
        </p>
      ))}
      <ul className="grid gap-3">
        {points.map(({ rule, tone, title, source, first, second, text }) => (
          <li key={rule} className={`grid gap-1 border-s-3 ps-3 text-small ${edges[tone]}`}>
            <h3 className="font-semibold">{title}</h3>
            <dl className="grid grid-cols-[fit-content(40%)_1fr] gap-x-3 text-text-2">
              <dt className="first-letter:uppercase">{t('astrology.synastry.me')}</dt>
              <dd>{first}</dd>
              <dt className="first-letter:uppercase">{name ?? t('astrology.synastry.other')}</dt>
              <dd>{second}</dd>
            </dl>
            <p>{text}</p>
            <p className="text-text-3">{source}</p>
          </li>
        ))}
      </ul>
      <ReadingFooter reading={match} />
    </div>
  )
}

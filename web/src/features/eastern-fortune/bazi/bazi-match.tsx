import type { BaziMatch as Match } from '@lumen/contracts/fortune/eastern'
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
  if (isLoading) return null
  if (profile === null) return <p className="text-small">{t('eastern.match.needsOwn')}</p>
  return (
    <>
      <p className="text-small text-text-2">{t('eastern.match.lead')}</p>
      <OtherBirth
        label={t('eastern.match.submit')}
        busy={busy}
        onCompare={(values) =>
          match({ query: readerZone(), body: { partner2: birthDataOf(values) } }).unwrap()
        }
      />
      {data !== undefined && <Points match={data} />}
    </>
  )
}

const edges = { ease: 'border-teal-fill', care: 'border-fire-fill', even: 'border-line' }

function Points({ match }: { match: Match }) {
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
            <h3 className="font-semibold">
              {title} <span className="font-normal text-text-3">{source}</span>
            </h3>
            <p className="text-text-2">
              {t('astrology.synastry.me')} {first} · {t('astrology.synastry.other')} {second}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ReadingFooter reading={match} />
    </div>
  )
}

import type { CastReading as Reading, HexagramCast } from '@lumen/contracts/fortune/eastern'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Han } from '../terms/han'
import { HexagramDrawing } from './hexagram-drawing'

type Passage = Reading['passages'][number]

/** What of the classic is read for a cast, quoted and in the reader’s words, and what lies inside it. */
export function CastReading({ cast, reading }: { cast: HexagramCast; reading: Reading }) {
  const { t } = useTranslation()
  const { judgement, rule, passages, nuclear } = reading
  const quoted = passages.some(
    ({ hexagram, classic }) => hexagram === cast.hexagram.number && classic === judgement,
  )
  return (
    <>
      {!quoted && <Quotation>{judgement}</Quotation>}
      <p className={cn('text-small text-text-2', !quoted && 'mt-4')}>{rule}</p>
      <ul className="mt-4 grid gap-4">
        {passages.map((passage) => (
          <li key={`${passage.hexagram} ${passage.name}`}>
            <PassageHead passage={passage} alone={passages.length === 1} />
            <Quotation className="mt-1.5">{passage.classic}</Quotation>
            <p className="mt-1.5">{passage.text}</p>
          </li>
        ))}
      </ul>
      <figure className="mt-5 flex items-center gap-4 border-t border-line pt-4">
        <HexagramDrawing
          lines={nuclearLines(cast.lines)}
          label={nuclear.title}
          className="max-w-20"
        />
        <figcaption>
          <span className="block text-small text-text-2">{t('eastern.iching.nuclear')}</span>
          <span className="font-semibold">{nuclear.title}</span>
        </figcaption>
      </figure>
    </>
  )
}

function PassageHead({ passage, alone }: { passage: Passage; alone: boolean }) {
  const { t } = useTranslation()
  const { of, place, name, chief } = passage
  return (
    <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
      <span>{`${of} · ${place}`}</span>
      <Han hidden className="text-small text-text-2">
        {name}
      </Han>
      {chief && !alone && (
        <span className="rounded-full bg-soft px-2.5 text-small text-on-soft">
          {t('eastern.iching.chief')}
        </span>
      )}
    </h3>
  )
}

/** Words of the classic: Chinese, in whatever language the page is. */
const Quotation = ({ children, className }: { children: string; className?: string }) => (
  <blockquote
    lang="zh-Hans"
    className={cn('border-l-2 border-violet-400 pl-3 font-serif text-lg', className)}
  >
    {children}
  </blockquote>
)

/** Lines 2 to 4 below and 3 to 5 above, at rest. */
const nuclearLines = (lines: readonly number[]) =>
  [...lines.slice(1, 4), ...lines.slice(2, 5)].map((line) => (line % 2 === 1 ? 7 : 8))

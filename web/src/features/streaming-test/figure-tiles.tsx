import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { StatTile } from '@/ui/stat-tile'
import type { Figures } from './diagnose'

/** The figures, a dash where there is none yet. */
export function FigureTiles({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { connectMs, pingMs, firstChunkMs, gaps, characters, replyMs, resumeMs, resumedWhole } =
    figures
  const ms = (value: number | undefined) =>
    value === undefined
      ? null
      : t('streamingTest.ms', {
          value: format.number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)),
        })
  const tiles = {
    connect: ms(connectMs),
    ping: ms(pingMs),
    firstChunk: ms(firstChunkMs),
    gapP50: ms(gaps?.p50),
    gapP95: ms(gaps?.p95),
    gapMax: ms(gaps?.max),
    chunks: gaps === undefined ? null : format.number(gaps === null ? 1 : gaps.count + 1),
    characters: characters === undefined ? null : format.number(characters),
    reply: ms(replyMs),
    resume: ms(resumeMs),
    whole:
      resumedWhole === undefined
        ? null
        : t(resumedWhole ? 'streamingTest.wholeYes' : 'streamingTest.wholeNo'),
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Object.entries(tiles).map(([id, value]) => (
        <StatTile key={id} label={t(`streamingTest.figure.${id}`)} value={value} />
      ))}
    </dl>
  )
}

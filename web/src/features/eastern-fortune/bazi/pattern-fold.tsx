import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import { useTranslation } from 'react-i18next'
import { Fold } from '../reading/fold'

/** 格局 and 调候: what two old books say of the month of a chart. */
export function PatternFold({ depth: { pattern, climate } }: { depth: BaziDepth }) {
  const { t } = useTranslation()
  if (pattern === undefined || climate === undefined) return null
  return (
    <Fold title={t('eastern.depth.pattern')}>
      {[pattern, climate].map(({ reasoning }) => (
        <div key={reasoning[0]} className="grid gap-1 text-small text-text-2">
          {reasoning.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ))}
    </Fold>
  )
}

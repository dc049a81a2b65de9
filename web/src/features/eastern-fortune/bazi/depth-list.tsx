import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { Fold } from '../reading/fold'
import { useTerms } from '../terms/use-terms'

/** 人元司令, 拱 and 暗合, and whether unions of stems become another element: said in sentences. */
export function DepthList({ depth }: { depth: BaziDepth }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { term, element, latin } = useTerms()
  const { command, concealed, unions } = depth
  const named = (han: string) => (latin ? `${han} ${term(han).short}` : han)
  const pair = (parts: readonly string[]) => (latin ? parts.map(named).join(' + ') : parts.join(''))
  const reasons = new Intl.ListFormat(tagOf(i18n.language), { style: 'short', type: 'conjunction' })
  return (
    <Fold title={t('eastern.depth.open')}>
      <Topic title={term('人元司令').name}>
        <p>
          {t('eastern.depth.command', {
            days: format.number(Math.floor(command.days * 10) / 10),
            stem: named(command.stem),
            god: term(command.god).name,
          })}
        </p>
        <p className="text-text-3">
          {command.reigns
            .map(({ stem, days }) => t('eastern.depth.reign', { stem: named(stem), number: days }))
            .join(' → ')}
        </p>
      </Topic>
      <Topic title={t('eastern.depth.unions')}>
        {unions.length === 0 && <p>{t('eastern.depth.noUnions')}</p>}
        {unions.map(({ pillars, parts, element: of, transforms, hindrances }) => (
          <p key={pillars.join('')}>
            {t(transforms ? 'eastern.depth.transforms' : 'eastern.depth.bound', {
              parts: pair(parts),
              element: element(of),
              reasons: reasons.format(hindrances.map((one) => t(`eastern.depth.hindrance.${one}`))),
            })}
          </p>
        ))}
        {unions.length > 0 && <p className="text-text-3">{t('eastern.depth.school')}</p>}
      </Topic>
      <Topic title={t('eastern.depth.bonds')}>
        {concealed.length === 0 && <p>{t('eastern.depth.noBonds')}</p>}
        {concealed.map(({ kind, pillars, parts, calls }) => (
          <p key={kind + pillars.join('')}>
            {calls === null
              ? t('eastern.depth.secret', { parts: pair(parts) })
              : t('eastern.depth.arch', { parts: pair(parts), branch: named(calls) })}
          </p>
        ))}
      </Topic>
    </Fold>
  )
}

const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1 text-small text-text-2">
    <h3 className="font-semibold text-text">{title}</h3>
    {children}
  </section>
)

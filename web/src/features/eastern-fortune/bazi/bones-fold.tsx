import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import { useTranslation } from 'react-i18next'
import { Fold } from '../reading/fold'

/** The heaviest weight, in 钱, of each band but the last; what is said of them is our own wording. */
const bands = [29, 35, 41, 47, 53, 59]

/** 称骨: what a birth weighs by the old tables, and what the verses of such weights say. */
export function BonesFold({ bones }: { bones: NonNullable<BaziDepth['bones']> }) {
  const { t } = useTranslation()
  const weight = (qian: number) =>
    t('eastern.bones.weight', { liang: Math.floor(qian / 10), qian: qian % 10 })
  const { lunar, total } = bones
  const band = bands.filter((heaviest) => total > heaviest).length + 1
  return (
    <Fold title={t('eastern.bones.open', { weight: weight(total) })}>
      <div className="grid gap-2 text-small text-text-2">
        <p className="text-base text-text">{t(`eastern.bones.band.${band}`)}</p>
        <p className="tabular-nums">
          {(['year', 'month', 'day', 'hour'] as const)
            .map((part) => `${t(`eastern.bones.part.${part}`)} ${weight(bones[part])}`)
            .join(' · ')}
        </p>
        <p>
          {t(lunar.leap ? 'eastern.bones.leapDate' : 'eastern.bones.date', {
            month: lunar.month,
            day: lunar.day,
          })}
        </p>
        <p className="text-text-3">{t('eastern.bones.lead')}</p>
      </div>
    </Fold>
  )
}

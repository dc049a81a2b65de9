import { useTranslation } from 'react-i18next'
import { useAnalysis } from '../daily/use-analysis'
import { SignGlyph } from '../zodiac/sign-glyph'
import { elementInk, signById, type SignId } from '../zodiac/signs'

/** Signs that go well with one, and those that ask for care; each starts the comparison. */
export function Matches({ sign, onChoose }: { sign: SignId; onChoose?: (other: SignId) => void }) {
  const { t } = useTranslation()
  const { currentData } = useAnalysis(sign)
  const { bestMatches = [], challengingMatches = [] } = currentData?.relationships ?? {}
  return (
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <MatchRow
        title={t('astrology.compatibility.best', { sign: t(`astrology.sign.${sign}`) })}
        signs={bestMatches}
        onChoose={onChoose}
      />
      <MatchRow
        title={t('astrology.compatibility.hard', { sign: t(`astrology.sign.${sign}`) })}
        signs={challengingMatches}
        onChoose={onChoose}
      />
    </div>
  )
}

export function MatchRow({
  title,
  signs,
  onChoose,
}: {
  title: string
  signs: readonly SignId[]
  onChoose: ((other: SignId) => void) | undefined
}) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className="text-small font-semibold text-text-2">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {signs.length === 0 && <li className="text-text-3">—</li>}
        {signs.map((id) => {
          const content = (
            <>
              <SignGlyph sign={id} className={`size-5 ${elementInk[signById(id).element]}`} />
              {t(`astrology.sign.${id}`)}
            </>
          )
          const style =
            'inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-small font-medium'
          return (
            <li key={id}>
              {onChoose === undefined ? (
                <span className={style}>{content}</span>
              ) : (
                <button
                  type="button"
                  className={`${style} transition-colors duration-160 hover:border-ring hover:bg-soft pointer-coarse:min-h-11`}
                  onClick={() => onChoose(id)}
                >
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

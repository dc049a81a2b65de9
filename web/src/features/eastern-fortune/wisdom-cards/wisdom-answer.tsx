import type { EasternWisdom } from '@lumen/contracts/fortune/eastern'
import { HeartHandshake } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingFooter } from '@/features/readings'
import { BirthDialog } from '@/features/birth-profile'
import { Button } from '@/ui/button'
import { ShareButton } from '@/ui/share-card/share-button'
import { FengShuiCompass } from '../feng-shui/compass'
import { CastReading } from '../iching/cast-reading'
import { CoinCast } from '../iching/coin-cast'
import { Part } from '../reading/parts'

/** An answer: the cast or the compass it rests on, what it says, what to do with it. */
export function WisdomAnswer({ answer }: { answer: EasternWisdom }) {
  const { t } = useTranslation()
  const drawing = useRef<HTMLDivElement>(null)
  const { topic, cast, fengShui, interpretation, guidance, redirect, crisis } = answer
  const title = t(`eastern.wisdom.topic.${topic}`)
  // A cast is read when its last line has fallen, not before.
  const [fallen, setFallen] = useState(cast === null)
  const chief = cast?.reading?.passages.find((passage) => passage.chief)
  const cared = redirect !== null || crisis !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {(cast !== null || fengShui !== null) && (
        <Part title={fallen ? (cast?.hexagram.title ?? title) : title}>
          <div ref={drawing}>
            {cast !== null && <CoinCast cast={cast} onDone={() => setFallen(true)} />}
            {fengShui !== null && <FengShuiCompass fengShui={fengShui} />}
          </div>
          {fengShui !== null && fengShui.mansions === null && <NeedsBirth />}
        </Part>
      )}
      {fallen && cast?.reading !== undefined && (
        <Part title={t('eastern.iching.classic')}>
          <CastReading cast={cast} reading={cast.reading} />
        </Part>
      )}
      {fallen && (
        <Part
          title={t(cared ? 'eastern.wisdom.cared' : 'eastern.wisdom.interpretation')}
          aside={
            !cared && (
              <ShareButton
                card={() => ({
                  title: cast?.hexagram.title ?? title,
                  reading: chief === undefined ? interpretation : `${chief.text} ${interpretation}`,
                  picture: drawing.current?.querySelector('svg[role="img"]') ?? null,
                })}
              />
            )
          }
        >
          {cared && <HeartHandshake aria-hidden className="mb-2 size-7 text-rose" />}
          <p className="whitespace-pre-line">{interpretation || '—'}</p>
          <h3 className="mt-4 font-semibold">{t('eastern.wisdom.guidance')}</h3>
          <p className="mt-1 whitespace-pre-line text-text-2">{guidance || '—'}</p>
          {crisis !== null && (
            <ul className="mt-4 grid gap-2">
              {crisis.lines.map(({ name, phone }) => (
                <li key={name} className="rounded-2 bg-surface-2 px-4 py-2.5">
                  <span className="font-semibold">{name}</span>
                  {phone !== undefined && (
                    <>
                      {' '}
                      <a
                        href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}
                        className="text-link underline"
                      >
                        {phone}
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          <ReadingFooter reading={answer} className="mt-5" />
        </Part>
      )}
    </div>
  )
}

/** The own mansions need a birth: its form is one tap away. */
function NeedsBirth() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-2 bg-soft px-4 py-3 text-on-soft">
      <p className="min-w-0 flex-1 basis-56">{t('eastern.fengShui.needsBirth')}</p>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        {t('birth.set')}
      </Button>
      {open && <BirthDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

import type { ZodiacAnimal } from '@lumen/contracts/fortune/names'
import type { EasternWisdom } from '@lumen/contracts/fortune/eastern'
import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { Compass, Flower2, ScrollText } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readerZone } from '@/features/birth-profile'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import {
  useAskWisdomMutation,
  useCastIchingMutation,
  useReadFengShuiMutation,
} from '../eastern-api'
import { ReadingSkeleton } from '../reading/parts'
import { WisdomAnswer } from './wisdom-answer'

/** The question by which the server knows the card of life wisdom. */
const lifeQuestion = '人生智慧'
const cards = [
  { id: 'iching', icon: ScrollText },
  { id: 'fengShui', icon: Compass },
  { id: 'life', icon: Flower2 },
] as const
type Asked = (typeof cards)[number]['id'] | 'question'

/** Three cards, I Ching, feng shui and life wisdom, and a question of one’s own. */
export default function WisdomTab({ animal }: { animal: ZodiacAnimal }) {
  const { t } = useTranslation()
  const [question, setQuestion] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [answer, setAnswer] = useState<EasternWisdom | null>(null)
  const [castIching, iching] = useCastIchingMutation()
  const [readFengShui, fengShui] = useReadFengShuiMutation()
  const [askWisdom, wisdom] = useAskWisdomMutation()
  const place = useRef<HTMLDivElement>(null)
  const busy = iching.isLoading || fengShui.isLoading || wisdom.isLoading
  const error =
    asked === 'iching' ? iching.error : asked === 'fengShui' ? fengShui.error : wisdom.error
  const own = question.trim()

  useEffect(() => {
    if (answer !== null) place.current?.focus({ preventScroll: true })
  }, [answer])

  const ask = async (what: Asked) => {
    setAsked(what)
    setAnswer(null)
    const query = readerZone()
    const reply =
      what === 'iching'
        ? await castIching({ query, body: own === '' ? {} : { question: own } })
        : what === 'fengShui'
          ? await readFengShui({ query, body: {} })
          : await askWisdom({
              query,
              body: { question: what === 'life' ? lifeQuestion : own, zodiac: animal },
            })
    if (reply.data !== undefined) setAnswer(reply.data)
    place.current?.scrollIntoView({ block: 'nearest' })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (own !== '' && !busy) void ask('question')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul className="grid gap-4 md:grid-cols-3">
        {cards.map(({ id, icon: Icon }) => (
          <li key={id} className="grid">
            <Card className="flex flex-col">
              <span className="grid size-12 place-items-center rounded-3 bg-soft text-on-soft">
                <Icon aria-hidden className="size-6" />
              </span>
              <h2 className="mt-3 text-lg font-bold">{t(`eastern.wisdom.${id}.name`)}</h2>
              <p className="mt-1 mb-4 flex-1 text-small text-text-2">
                {t(`eastern.wisdom.${id}.text`)}
              </p>
              <Button
                variant="secondary"
                busy={busy && asked === id}
                disabled={busy && asked !== id}
                onClick={() => void ask(id)}
              >
                {t(`eastern.wisdom.${id}.action`)}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <Card>
          <Field label={t('eastern.wisdom.question')} hint={t('eastern.wisdom.questionHint')}>
            {(control) => (
              <Textarea
                {...control}
                value={question}
                maxLength={fortuneLimits.question}
                placeholder={t('eastern.wisdom.questionExample')}
                onChange={({ target }) => setQuestion(target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            className="mt-4"
            busy={busy && asked === 'question'}
            disabled={own === '' || (busy && asked !== 'question')}
          >
            {t('eastern.wisdom.ask')}
          </Button>
        </Card>
      </form>
      <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
        {busy ? (
          <ReadingSkeleton />
        ) : answer !== null ? (
          <WisdomAnswer key={answer.cast?.seed ?? answer.interpretation} answer={answer} />
        ) : (
          asked !== null &&
          error !== undefined && (
            <ErrorState
              title={t('eastern.failed.title')}
              text={t('eastern.failed.text')}
              error={error}
              onRetry={() => void ask(asked)}
            />
          )
        )}
      </div>
    </div>
  )
}

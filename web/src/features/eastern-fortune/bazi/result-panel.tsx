import type { EasternBazi } from '@lumen/contracts/fortune/eastern'
import { useTranslation } from 'react-i18next'
import { Part } from '../reading/parts'

const Sentences = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length === 0 ? (
    <p>—</p>
  ) : (
    <ul className="grid list-disc gap-2 pl-5 marker:text-violet-400">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )

/** What a chart says of a person: insights, the course of life, what lies ahead. */
export function ResultPanel({
  result,
}: {
  result: Pick<EasternBazi, 'personalInsights' | 'destiny' | 'lifePredictions'>
}) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <Part title={t('eastern.result.insights')}>
        <Sentences sentences={result.personalInsights} />
      </Part>
      <Part title={t('eastern.result.destiny')}>
        <p>{result.destiny.overallFortune || '—'}</p>
      </Part>
      <Part title={t('eastern.result.predictions')} className="lg:col-span-2">
        <Sentences sentences={result.lifePredictions} />
      </Part>
    </div>
  )
}

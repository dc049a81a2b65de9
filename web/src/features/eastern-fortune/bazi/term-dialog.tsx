import { useTranslation } from 'react-i18next'
import { Dialog } from '@/ui/dialog'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'

export type Explained = { title: string; terms: readonly string[] }

/** What the terms of one place of the board mean, in the reader’s language. */
export function TermDialog({ explained, onClose }: { explained: Explained; onClose: () => void }) {
  const { t } = useTranslation()
  const { term, latin } = useTerms()
  const seen = [...new Set(explained.terms)]
  return (
    <Dialog open onOpenChange={onClose} title={explained.title} size="small">
      <ul className="grid gap-4 pb-3">
        {seen.map((han) => {
          const { name, reading, text } = term(han)
          const alone = name === han
          return (
            <li key={han} className="flex gap-4">
              {!alone && (
                <Han className="w-14 shrink-0 text-center text-h2 leading-tight">{han}</Han>
              )}
              <div className="min-w-0">
                <p className="font-semibold">
                  {alone ? <Han className="text-h3">{han}</Han> : name}
                  {latin && reading !== null && (
                    <span className="font-normal text-text-3"> · {reading}</span>
                  )}
                </p>
                <p className="text-small text-text-2">{text ?? t('eastern.bazi.noText')}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

import { minimumAgeIn } from '@lumen/contracts/policy'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What one agrees to, and how the product treats what it is told. */
export function Agreement({ region }: { region: string }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-2 bg-surface-2 px-3.5 py-3 text-small text-text-2">
      <p>{t('auth.agreement.notice', { age: minimumAgeIn(region) })}</p>
      <details className="group mt-1">
        <summary className="-mx-1 flex min-h-9 cursor-pointer list-none items-center gap-1 rounded-1 px-1 font-semibold text-link pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          {t('auth.agreement.more')}
          <ChevronDown
            aria-hidden
            className="size-4 transition-transform duration-160 group-open:rotate-180"
          />
        </summary>
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {(['use', 'data', 'birthDate', 'notTherapy'] as const).map((point) => (
            <li key={point}>{t(`auth.agreement.${point}`)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button'
import { useLeaveGuard } from '@/ui/use-leave-guard'

/** Recovery codes, shown this once: whoever leaves before keeping them is asked. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation()
  const { question } = useLeaveGuard(true, {
    words: { title: t('security.twoStep.leaveTitle'), text: t('security.twoStep.leaveText') },
  })
  return (
    <div className="grid gap-4">
      <div role="status">
        <h3 className="font-semibold">{t('security.twoStep.codes')}</h3>
        <p className="mt-1 text-text-2">{t('security.twoStep.codesText')}</p>
      </div>
      <ul className="grid gap-2 rounded-2 bg-surface-2 p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <CopyButton wide text={codes.join('\n')} label={t('security.twoStep.copy')} />
        <Button onClick={onKept}>{t('security.twoStep.kept')}</Button>
      </div>
      {question}
    </div>
  )
}

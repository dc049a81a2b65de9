import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Dialog } from '@/ui/dialog'
import { HelpLines, useHelpLines } from './help-lines'

/** Where to find help, always within reach of the chat. */
export default function HelpDialog({
  open,
  onOpenChange,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const { data } = useHelpLines()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('chat.help.title')}
      description={data?.intro ?? t('chat.help.intro')}
    >
      {data !== undefined && <p className="mb-4 text-lg font-semibold">{data.title}</p>}
      <HelpLines />
      {data !== undefined && (
        <p className="mt-5 border-t border-line pt-3 text-xs text-text-3">
          <Source source={data.source} checked={format.date(data.checked)} />
        </p>
      )}
    </Dialog>
  )
}

function Source({ source, checked }: { source: string; checked: string }) {
  const { t } = useTranslation()
  if (!/^https?:/.test(source)) return t('chat.help.source', { source, date: checked })
  const { hostname } = new URL(source)
  return (
    <a href={source} target="_blank" rel="noopener noreferrer" className="underline">
      {t('chat.help.source', { source: hostname, date: checked })}
    </a>
  )
}

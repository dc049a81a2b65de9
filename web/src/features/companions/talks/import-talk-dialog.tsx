import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { FileDrop } from '@/ui/file-drop'
import { Meter } from '@/ui/meter'
import { Spinner } from '@/ui/spinner'
import { FoundTalks } from './found-talks'
import { fileMegabytes, useTalkImport } from './use-talk-import'

/** Brings a talk over from a file of another app: it is sent, looked at, and then taken. */
export default function ImportTalkDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { state, problem, loading, choose, forget } = useTalkImport()
  const window = { open: true, onOpenChange: onClose, title: t('talkImport.title') }
  const stop = (
    <Button variant="ghost" onClick={forget}>
      {t('talkImport.stop')}
    </Button>
  )
  const progress = (label: string, value: number, max: number) => (
    <Meter
      label={label}
      value={value}
      max={max}
      text={format.percent(max === 0 ? 0 : value / max)}
    />
  )
  switch (state?.status) {
    case 'found':
      return <FoundTalks found={state} onForget={forget} onClose={onClose} />
    case 'receiving':
      return (
        <Dialog {...window} footer={stop}>
          {progress(t('talkImport.sending'), state.received, state.bytes)}
        </Dialog>
      )
    case 'looking':
      return (
        <Dialog {...window} footer={stop}>
          <p role="status" className="flex items-center gap-3">
            <Spinner />
            {t('talkImport.looking')}
          </p>
        </Dialog>
      )
    case 'importing':
      return (
        <Dialog {...window} footer={stop}>
          <div className="grid gap-3">
            {progress(t('talkImport.importing'), state.position, state.total)}
            <p className="text-small text-text-2">{t('talkImport.goesOn')}</p>
          </div>
        </Dialog>
      )
    case 'done':
      return (
        <Dialog
          {...window}
          footer={
            <>
              <Button variant="ghost" onClick={forget}>
                {t('talkImport.another')}
              </Button>
              <Button asChild>
                <Link to={`/chat/${state.companionId}`} onClick={onClose}>
                  {t('talkImport.openTalk')}
                </Link>
              </Button>
            </>
          }
        >
          <Alert
            tone="ok"
            text={
              state.added === 0
                ? t('talkImport.nothingNew')
                : t('talkImport.done', { count: state.added })
            }
          />
        </Dialog>
      )
    default:
      return (
        <Dialog {...window} description={t('talkImport.lead')}>
          <FileDrop
            icon={<MessagesSquare className="size-10" />}
            text={t('talkImport.drop')}
            hint={t('talkImport.hint', { megabytes: fileMegabytes })}
            choose={t('talkImport.choose')}
            accept=".json,.jsonl,.txt"
            problem={
              problem ??
              (state?.status === 'failed'
                ? t(`talkImport.problem.${state.problem ?? 'failed'}`)
                : null)
            }
            busy={loading}
            onFile={choose}
          />
        </Dialog>
      )
  }
}

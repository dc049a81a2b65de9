import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '@/ui/use-leave-guard'

/** Other talks are on the same page: it keeps what was recorded. */
const here = ['/chat/', '/home/']

/** Asks before another page takes away what was recorded and is not sent: it lives in this page alone. */
export default function RecordingGuard() {
  const { t } = useTranslation()
  const { question } = useLeaveGuard(true, {
    words: { title: t('composer.voice.leaveTitle'), text: t('composer.voice.leaveText') },
    below: here,
  })
  return question
}

import type { Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useChooseVersionMutation } from '../chat-api'

/** Shows another text of a reply; what fails is told. True when it is shown then. */
export function useChooseVersion({ id }: Message) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [send, { isLoading: busy }] = useChooseVersionMutation()
  const choose = async (number: number): Promise<boolean> => {
    try {
      await send({ params: { messageId: id }, body: { number } }).unwrap()
      return true
    } catch (error) {
      showError(error, t('chat.versions.failed'))
      return false
    }
  }
  return { choose, busy }
}

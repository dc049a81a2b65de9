import type { TalkImport } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import {
  useBeginTalkImportMutation,
  useListTalkImportsQuery,
  useReadTalkImportQuery,
  useRemoveTalkImportMutation,
  useSendPieceMutation,
} from './talk-imports-api'

const lookMs = 1_000
const extensions = /\.(?:jsonl?|txt)$/i
export const fileMegabytes = importLimits.fileBytes >> 20

/** Whether the server goes on with it by itself. */
const moves = (status: TalkImport['status'] | undefined) =>
  status === 'looking' || status === 'importing'

/**
 * The import that is going on, in whatever window it was begun, or the one of the file that was chosen
 * here: it is sent piece by piece, and then asked about while the server works.
 */
export function useTalkImport() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [begin] = useBeginTalkImportMutation()
  const [sendPiece] = useSendPieceMutation()
  const [remove] = useRemoveTalkImportMutation()
  const listed = useListTalkImportsQuery()
  const [chosen, setChosen] = useState<TalkImport | null>(null)
  const [forgotten, setForgotten] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  // A file that was not sent to its end cannot be gone on with: nobody has it any more.
  const before = listed.data?.find(
    ({ id, status }) => !forgotten.includes(id) && (moves(status) || status === 'found'),
  )
  const known = chosen ?? before ?? null
  const [polls, setPolls] = useState(true)
  const { data } = useReadTalkImportQuery(known?.id ?? '', {
    skip: known === null || known.status === 'receiving',
    pollingInterval: polls ? lookMs : 0,
  })
  const state = data !== undefined && data.id === known?.id ? data : known
  const going = moves(state?.status)
  if (going !== polls) setPolls(going)

  const choose = async (file: File) => {
    setProblem(null)
    if (!extensions.test(file.name)) return setProblem(t('talkImport.problem.unknown'))
    if (file.size > importLimits.fileBytes)
      return setProblem(t('talkImport.problem.too_large', { megabytes: fileMegabytes }))
    if (file.size === 0) return setProblem(t('talkImport.problem.empty'))
    const stopped = new AbortController()
    sending.current = stopped
    try {
      let now = await begin({ bytes: file.size }).unwrap()
      while (now.status === 'receiving' && !stopped.signal.aborted) {
        setChosen(now)
        const number = now.received / importLimits.pieceBytes
        const bytes = file.slice(now.received, now.received + importLimits.pieceBytes)
        now = await sendPiece({ importId: now.id, number, bytes }).unwrap()
      }
      if (stopped.signal.aborted) await remove(now.id)
      else setChosen(now)
    } catch (error) {
      setChosen(null)
      if (!stopped.signal.aborted) setProblem(errorText(error))
    }
  }
  /** Stops it, wherever it is, and lets another file be chosen. */
  const forget = () => {
    sending.current?.abort()
    setChosen(null)
    if (state === null) return
    setForgotten((ids) => [...ids, state.id])
    // While pieces are on their way, whoever sends them removes it.
    if (state.status !== 'receiving') void remove(state.id)
  }
  return {
    state,
    problem,
    loading: listed.isLoading,
    choose: (file: File) => void choose(file),
    forget,
  }
}

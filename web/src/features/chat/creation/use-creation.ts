import { mediaLimits } from '@lumen/contracts/media/limits'
import type { ImageStyle, VideoStyle } from '@lumen/contracts/media/names'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, isApiError } from '@/api/error'
import { useGenerateImageMutation, useGenerateVideoMutation } from '@/features/media'
import { newSendId } from '@/realtime/send-id'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { chatApi } from '../chat-api'
import { descriptionKey, draftChanged, selectChat } from '../chat-slice'
import { cleanMessage } from '../live/message-text'
import { isBeingMade } from '../media/media-state'
import { useCreationFailure } from '../media/use-creation-failure'
import type { CreationStyle } from './creation-styles'

/** Failures after which nobody knows whether the server began. */
const isUncertain = (error: unknown) =>
  isApiError(error) && (error.status === 'network' || error.status === 'timeout')

/** Has a picture or a video made in a talk: what is asked for, whether one is being made, and how to begin. */
export function useCreation(companionId: string, kind: 'image' | 'video', onSent: () => void) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const tellFailure = useCreationFailure()
  const key = descriptionKey(companionId, kind)
  const text = useAppSelector((state) => selectChat(state).drafts[key] ?? '')
  const messages = useAppSelector(
    (state) => chatApi.endpoints.getConversation.select(companionId)(state).data?.messages,
  )
  const [makeImage] = useGenerateImageMutation()
  const [makeVideo] = useGenerateVideoMutation()
  /** What was asked for and is not in the talk yet: asked again, it is the same wish. */
  const [wish, setWish] = useState<{ id: string; prompt: string; style: CreationStyle } | null>(
    null,
  )
  const [asking, setAsking] = useState(false)

  const shown = wish !== null && messages?.some((one) => one.clientMessageId === wish.id) === true
  const making =
    messages?.some(({ metadata: { media } }) => media?.kind === kind && isBeingMade(media)) === true

  const taken = useRef<string | null>(null)
  const take = (id: string, prompt: string) => {
    if (taken.current === id) return
    taken.current = id
    setWish(null)
    // What was written meanwhile stays.
    if (cleanMessage(selectChat(store.getState()).drafts[key] ?? '') === prompt)
      dispatch(draftChanged({ companionId: key, text: '' }))
    if (kind === 'video')
      notify.info(t('composer.creation.videoBegun.title'), {
        description: t('composer.creation.videoBegun.text'),
      })
    onSent()
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  // The talk shows it long before the answer comes, which waits for the result.
  useEffect(() => {
    if (shown && wish !== null) latest.current(wish.id, wish.prompt)
  }, [shown, wish])

  const make = async (style: CreationStyle) => {
    const prompt = cleanMessage(text)
    if (prompt === '') {
      notify.error(t('composer.creation.needed.title'), {
        description: t(`composer.creation.needed.${kind}`),
      })
      return
    }
    const same = wish !== null && wish.prompt === prompt && wish.style === style
    const asked = same ? wish : { id: newSendId(), prompt, style }
    setWish(asked)
    setAsking(true)
    const body = {
      prompt,
      companionId,
      clientMessageId: asked.id,
      requestKey: asked.id,
    }
    try {
      if (kind === 'image')
        await makeImage({ body: { ...body, style: style as ImageStyle } }).unwrap()
      else {
        const duration = mediaLimits.videoSeconds.default
        await makeVideo({ body: { ...body, style: style as VideoStyle, duration } }).unwrap()
      }
      latest.current(asked.id, prompt)
    } catch (error) {
      const uncertain = isUncertain(error)
      if (!uncertain) setWish(null)
      // Once it stands in the talk, a lost answer means nothing, and who called it off knows.
      const known = uncertain || errorCodeOf(error) === 'conflict'
      if (!known || taken.current !== asked.id) tellFailure(kind, error)
    } finally {
      setAsking(false)
    }
  }
  return { key, text, make, generating: asking || making }
}

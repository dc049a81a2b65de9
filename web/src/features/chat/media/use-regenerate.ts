import { mediaLimits } from '@lumen/contracts/media/limits'
import { imageStyles, videoStyles } from '@lumen/contracts/media/names'
import { creditCosts } from '@lumen/contracts/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGenerateImageMutation, useGenerateVideoMutation } from '@/features/media'
import { newSendId } from '@/realtime/send-id'
import type { MediaProps } from './media-state'
import { useCreationFailure } from './use-creation-failure'

/** Has another picture or video made from the same words in the same look; it joins the talk. */
export function useRegenerate({ message: { companionId }, media, prompt }: MediaProps) {
  const { t } = useTranslation()
  const tellFailure = useCreationFailure()
  const [makeImage] = useGenerateImageMutation()
  const [makeVideo] = useGenerateVideoMutation()
  const [busy, setBusy] = useState(false)
  const { kind, style, seconds } = media

  const run = async () => {
    setBusy(true)
    const id = newSendId()
    const body = {
      prompt,
      companionId,
      clientMessageId: id,
      requestKey: id,
    }
    // A look that this version does not know any more is left out.
    const imageStyle = imageStyles.find((one) => one === style)
    const videoStyle = videoStyles.find((one) => one === style)
    const { min, max, default: usual } = mediaLimits.videoSeconds
    const duration = Math.min(max, Math.max(min, Math.round(seconds ?? usual)))
    try {
      if (kind === 'video')
        await makeVideo({
          body: { ...body, duration, ...(videoStyle !== undefined && { style: videoStyle }) },
        }).unwrap()
      else
        await makeImage({
          body: { ...body, ...(imageStyle !== undefined && { style: imageStyle }) },
        }).unwrap()
    } catch (error) {
      tellFailure(kind === 'video' ? 'video' : 'image', error)
    }
    setBusy(false)
  }
  const amount = creditCosts[kind === 'video' ? 'video' : 'image']
  return {
    busy,
    possible: prompt !== '',
    label: t('composer.media.again', { amount }),
    run: () => void run(),
  }
}

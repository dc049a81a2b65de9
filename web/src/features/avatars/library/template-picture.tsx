import type { AvatarTemplate } from '@lumen/contracts/media/schema'
import { useState } from 'react'
import { cn } from '@/ui/class-names'
import { stylePictures } from '../styles/style-pictures'
import { usePreviewSource } from './use-preview-source'

/** What avatars of a template look like; a face in its style where there is no picture. Decorative. */
export function TemplatePicture({
  template,
  className,
}: {
  template: Pick<AvatarTemplate, 'previewUrl' | 'styleType'>
  className?: string
}) {
  const [broken, setBroken] = useState(false)
  const preview = usePreviewSource(template.previewUrl)
  return (
    <img
      src={broken || preview === undefined ? stylePictures[template.styleType] : preview}
      alt=""
      width={192}
      height={192}
      loading="lazy"
      decoding="async"
      className={cn('aspect-square bg-surface-3 object-cover', className)}
      onError={() => setBroken(true)}
    />
  )
}

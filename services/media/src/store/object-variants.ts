import type { objectVariants } from '@lumen/contracts/media/names'
import { checkedKey, type ObjectMime } from '@lumen/objects/object-key'

export type ObjectVariant = (typeof objectVariants)[number]

/** A file in the store, or, where it could not be kept, in memory. */
export type VariantFile = { size: number; mime: ObjectMime } & ({ key: string } | { bytes: Buffer })

/** The longer side of a small picture, in pixels. */
export const thumbSide = 320

const endings = { thumb: 'webp', webp: 'webp', avif: 'avif' } as const

export const mimeOfVariant = (variant: ObjectVariant): ObjectMime =>
  variant === 'avif' ? 'image/avif' : 'image/webp'

/** Key of a variant, beside the object itself: `…/<id>-thumb.webp`. */
export function variantKey(key: string, variant: ObjectVariant): string {
  const stem = checkedKey(key).slice(0, key.lastIndexOf('.'))
  return checkedKey(`${stem}-${variant}.${endings[variant]}`)
}

/** The id of the object that a key, also one of a variant, belongs to. */
export const objectIdOfKey = (key: string): string => {
  const name = checkedKey(key).slice(key.lastIndexOf('/') + 1)
  return name.slice(0, 36)
}

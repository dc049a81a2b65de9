import { objectVariants } from '@lumen/contracts/media/names'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { checkedKey, type ObjectMime } from '@lumen/objects/object-key'

/** Those that are kept beside an object: what is served, and what a model is shown. */
export const keptVariants = [...objectVariants, 'model'] as const
export type ObjectVariant = (typeof keptVariants)[number]

/** A file in the store, or, where it could not be kept, in memory. */
export type VariantFile = { size: number; mime: ObjectMime } & ({ key: string } | { bytes: Buffer })

/** How much smaller a variant is: its longer side, in pixels. */
export const sideOfVariant = { thumb: 320, model: mediaLimits.modelPictureSide } as const

const endings = { thumb: 'webp', webp: 'webp', avif: 'avif', model: 'jpg' } as const
const mimes = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

export const mimeOfVariant = (variant: ObjectVariant): ObjectMime => mimes[endings[variant]]

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

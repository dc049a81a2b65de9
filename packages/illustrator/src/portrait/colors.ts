const parts = (color: string) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** A colour on the way from one to another (hex, without `#`): 0 is the first, 1 the second. */
export function blend(from: string, to: string, share: number): string {
  const target = parts(to)
  return parts(from)
    .map((part, index) => Math.round(part + (target[index]! - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
}

/** Skin in the shade grows warmer, not greyer. */
export const shaded = (skin: string, share: number) => blend(skin, '5a1626', share)

/** Shadows lean to violet and lights to warm white, as everything stands in the same light. */
export const darker = (color: string, share: number) => blend(color, '1c0f3a', share)
export const lighter = (color: string, share: number) => blend(color, 'fff6ea', share)

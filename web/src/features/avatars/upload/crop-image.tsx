import { cropArea, type Crop, type Size } from './crop'

/** The part of a picture that a crop shows, filling the box around it. Decorative. */
export function CropImage({ url, size, crop }: { url: string; size: Size; crop: Crop }) {
  const { left, top, side } = cropArea(crop, size)
  const share = (pixels: number) => `${(pixels / side) * 100}%`
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      className="pointer-events-none absolute max-w-none"
      style={{
        width: share(size.width),
        height: share(size.height),
        left: share(-left),
        top: share(-top),
      }}
    />
  )
}

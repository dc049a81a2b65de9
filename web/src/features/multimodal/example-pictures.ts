import imageAnime from './examples/image-anime.webp'
import imageArtistic from './examples/image-artistic.webp'
import imageEnhance from './examples/image-enhance.webp'
import imageOilPainting from './examples/image-oil-painting.webp'
import imagePhotorealistic from './examples/image-photorealistic.webp'
import imageWatercolor from './examples/image-watercolor.webp'
import videoArtistic from './examples/video-artistic.webp'
import videoCinematic from './examples/video-cinematic.webp'
import videoDocumentary from './examples/video-documentary.webp'
import videoProfessional from './examples/video-professional.webp'
import type { VideoStyle } from '@lumen/contracts/media/names'
import type { WorkshopImageStyle } from './kinds'

/** What the local painter made of the example of each style. */
export const imageExamples: Record<WorkshopImageStyle, string> = {
  enhance: imageEnhance,
  photorealistic: imagePhotorealistic,
  artistic: imageArtistic,
  anime: imageAnime,
  watercolor: imageWatercolor,
  oil_painting: imageOilPainting,
}

/** Stills of videos of the example of each style. */
export const videoExamples: Record<VideoStyle, string> = {
  cinematic: videoCinematic,
  professional: videoProfessional,
  artistic: videoArtistic,
  documentary: videoDocumentary,
}

import {
  imageStyles,
  videoStyles,
  type ImageStyle,
  type VideoStyle,
} from '@lumen/contracts/media/names'

export type CreationStyle = ImageStyle | VideoStyle

/** The styles of what is made, the one to begin with first. */
export const creationStyles: Readonly<Record<'image' | 'video', readonly CreationStyle[]>> = {
  image: ['enhance', ...imageStyles.filter((style) => style !== 'enhance')],
  video: videoStyles,
}

/** Three colours of each style. */
export const styleColors: Readonly<Record<CreationStyle, string>> = {
  enhance: '#8967e6,#e64d76,#efa831',
  realistic: '#6f8fa8,#c9b79c,#4f5d4a',
  photorealistic: '#2d3a4a,#8fa3b0,#e8d9c3',
  artistic: '#d9481c,#2b4c9b,#f2c14e',
  cartoon: '#ff7ab6,#ffd447,#3ec6ff',
  anime: '#7ec8ff,#ffc4dd,#b69cff',
  fantasy: '#3b1c78,#1dbcb5,#d8b4ff',
  watercolor: '#bfe3f0,#f6d1c9,#d9e8c4',
  oil_painting: '#5a3a1c,#b5792e,#2c4a3b',
  cinematic: '#0f2a3a,#d98a3d,#1b1420',
  professional: '#1e2a44,#5b7fb4,#e7ecf3',
  documentary: '#4a4136,#a89a80,#dcd3c1',
}

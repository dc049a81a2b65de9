import { rainyBookshop } from './rainy-bookshop.ts'
import { newYearKitchen } from './new-year-kitchen.ts'
import { lighthouseLetter } from './lighthouse-letter.ts'
import { firstInterview } from './first-interview.ts'
import { nightTrain } from './night-train.ts'
import { dragonMarket } from './dragon-market.ts'
import type { Scene } from './scene.ts'

/** The scenes that can be played by choices, by the id of their scenario. */
export const scenes = {
  'rainy-bookshop': rainyBookshop,
  'new-year-kitchen': newYearKitchen,
  'lighthouse-letter': lighthouseLetter,
  'first-interview': firstInterview,
  'night-train': nightTrain,
  'dragon-market': dragonMarket,
} as const satisfies Readonly<Record<string, Scene>>

export type SceneId = keyof typeof scenes

export const sceneIds = Object.keys(scenes) as SceneId[]

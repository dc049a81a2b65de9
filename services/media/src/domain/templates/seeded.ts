import type { AvatarCategory, AvatarStyle } from '@lumen/contracts/media/names'
import type { PersonalityVector } from '../match-score.ts'

export type SeededTemplate = {
  readonly id: SeededId
  readonly category: AvatarCategory
  readonly styleType: AvatarStyle
  /** Names of traits and personalities; clients have words for each of them. */
  readonly personalityTags: readonly [string, string]
  readonly personality: PersonalityVector
}

type Row = readonly [
  id: string,
  style: AvatarStyle,
  tags: readonly [string, string],
  scores: readonly [empathy: number, creativity: number, intelligence: number, humor: number],
]

/** Eight of each category, in styles that every server can draw. Names, descriptions and prompts are `content/<language>/templates/avatars.yaml`. */
const rows = {
  tender: [
    ['spring-breeze', 'anime', ['gentle', 'empathetic'], [95, 60, 65, 45]],
    ['moonlit-lullaby', 'artistic', ['gentle', 'calm'], [92, 68, 60, 35]],
    ['warm-tea', 'artistic', ['calm', 'supportive'], [90, 50, 75, 50]],
    ['starlit-listener', 'anime', ['empathetic', 'supportive'], [98, 62, 72, 40]],
    ['lavender-field', 'artistic', ['calm', 'gentle'], [85, 72, 58, 38]],
    ['rainy-window', 'anime', ['empathetic', 'calm'], [88, 75, 70, 30]],
    ['snow-hearth', 'cartoon', ['supportive', 'gentle'], [93, 48, 55, 62]],
    ['blossom-healer', 'fantasy', ['empathetic', 'creative'], [96, 82, 60, 52]],
  ],
  sunny: [
    ['summer-sea', 'anime', ['cheerful', 'energetic'], [70, 68, 50, 92]],
    ['morning-runner', 'cartoon', ['energetic', 'optimistic'], [62, 45, 60, 78]],
    ['rainbow-joker', 'cartoon', ['humorous', 'playful'], [65, 85, 48, 100]],
    ['golden-smile', 'anime', ['cheerful', 'optimistic'], [82, 58, 52, 80]],
    ['island-explorer', 'cartoon', ['adventurous', 'energetic'], [55, 80, 62, 85]],
    ['meadow-playmate', 'cartoon', ['playful', 'cheerful'], [85, 55, 40, 90]],
    ['city-skater', 'anime', ['playful', 'energetic'], [48, 78, 52, 88]],
    ['sunset-busker', 'artistic', ['energetic', 'humorous'], [60, 88, 50, 82]],
  ],
  elegant: [
    ['library-scholar', 'cartoon', ['intellectual', 'calm'], [60, 55, 98, 40]],
    ['autumn-poet', 'artistic', ['intellectual', 'creative'], [72, 92, 85, 42]],
    ['night-architect', 'anime', ['intellectual', 'honest'], [45, 85, 95, 38]],
    ['lakeside-violinist', 'artistic', ['calm', 'creative'], [75, 90, 78, 32]],
    ['quiet-mentor', 'artistic', ['wise', 'supportive'], [82, 58, 94, 48]],
    ['misty-philosopher', 'artistic', ['wise', 'curious'], [58, 75, 100, 35]],
    ['star-astronomer', 'anime', ['intellectual', 'curious'], [55, 80, 97, 55]],
    ['garden-botanist', 'cartoon', ['curious', 'gentle'], [74, 65, 90, 52]],
  ],
  mystic: [
    ['aurora-oracle', 'fantasy', ['mysterious', 'wise'], [65, 92, 90, 25]],
    ['forest-elf', 'fantasy', ['mysterious', 'playful'], [70, 95, 62, 70]],
    ['moon-priestess', 'fantasy', ['mysterious', 'calm'], [80, 85, 75, 20]],
    ['galaxy-wanderer', 'fantasy', ['adventurous', 'curious'], [50, 98, 85, 48]],
    ['castle-witch', 'anime', ['mysterious', 'humorous'], [42, 96, 80, 75]],
    ['sea-singer', 'fantasy', ['mysterious', 'creative'], [60, 100, 55, 38]],
    ['butterfly-dreamer', 'anime', ['creative', 'gentle'], [78, 97, 58, 45]],
    ['desert-seer', 'artistic', ['mysterious', 'honest'], [52, 78, 92, 30]],
  ],
  guofeng: [
    ['ink-hermit', 'artistic', ['calm', 'wise'], [68, 82, 88, 22]],
    ['peach-blossom', 'anime', ['gentle', 'cheerful'], [86, 70, 62, 65]],
    ['lantern-fair', 'anime', ['cheerful', 'playful'], [76, 75, 58, 84]],
    ['green-swordsman', 'artistic', ['adventurous', 'honest'], [46, 60, 76, 52]],
    ['guqin-player', 'artistic', ['calm', 'intellectual'], [80, 88, 86, 28]],
    ['dunhuang-dancer', 'fantasy', ['creative', 'mysterious'], [66, 99, 70, 42]],
    ['tea-immortal', 'fantasy', ['wise', 'humorous'], [72, 68, 84, 72]],
    ['plum-in-snow', 'artistic', ['calm', 'honest'], [64, 74, 80, 30]],
  ],
} as const satisfies Record<AvatarCategory, readonly Row[]>

type SeededRow = (typeof rows)[AvatarCategory][number]
export type SeededId = SeededRow[0]

const toTemplate =
  (category: AvatarCategory) =>
  ([id, styleType, personalityTags, scores]: SeededRow): SeededTemplate => {
    const [empathy, creativity, intelligence, humor] = scores
    const personality = { empathy, creativity, intelligence, humor }
    return { id, category, styleType, personalityTags, personality }
  }

/** The templates that come along, category by category. */
export const seededTemplates: readonly SeededTemplate[] = (
  Object.entries(rows) as [AvatarCategory, readonly SeededRow[]][]
).flatMap(([category, list]) => list.map(toTemplate(category)))

const byId = new Map<string, SeededTemplate>(
  seededTemplates.map((template) => [template.id, template]),
)

export const findSeeded = (id: string): SeededTemplate | undefined => byId.get(id)

import type { UserEmotion } from './feelings.ts'

/** Emoji and emoticons by the feeling they usually carry; the same in every language. */
const signs: readonly (readonly [RegExp, UserEmotion])[] = [
  [/[😭😢😿💔🥀☹🙁😞😔😟]|T[_.]T|Q[AwW]Q|;[_-];|(?<![\p{L}\p{N}]):['’]?-?\(|[ㅠㅜ]{2}/u, 'sadness'],
  [/[😡🤬😠💢👿]|>:\(/u, 'anger'],
  [/[😱😨😰😧🫣]/u, 'fear'],
  [/[🤢🤮]/u, 'disgust'],
  [/[😴🥱😪😩😫🫠]/u, 'tired'],
  [/[😳🙈]/u, 'shame'],
  [/[😮😲🤯😯]/u, 'surprise'],
  [/[🤔😕❓]/u, 'confused'],
  [/[❤🧡💛💚💙💜🖤🤍🤎💕💖💗💘💝🥰😍😘🫶]|<3/u, 'love'],
  [/[🎉🥳🎊🤩🔥🚀]/u, 'excitement'],
  [/[🙏]/u, 'gratitude'],
  [/[😌☕🍵🌿🧘]/u, 'calm'],
  [/[😀😃😄😁😆😂🤣😊🙂😋😎☺😸👍✨🌞☀🌈]|\^[_.]?\^|(?<![\p{L}\p{N}]):-?[)D]|\bxD\b/u, 'joy'],
]

/** The feeling of the first group of signs found in a text. */
export const emojiFeeling = (text: string): UserEmotion | null =>
  signs.find(([pattern]) => pattern.test(text))?.[1] ?? null

import type { Language } from '../language.ts'

/**
 * What people ask a companion that remembers them: whole messages whose few words ("living",
 * "vida", 혼자) sound to the scorer like despair of life. The rules read them all the same.
 */
const plain: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:(?:so|and|hey|ok|okay|well) )?(?:(?:do you (?:still )?(?:know|remember)|tell me|remember) )?(?:what (?:do )?i do for a living|where (?:do )?i live(?: now| again)?|whom? (?:do )?i live with)$|^i (?:make|earn) (?:a|my) living (?:as|by|from) [a-z]+(?: [a-z]+){0,5}$/,
  pt: /^(?:e )?(?:o )?que (?:e que )?(?:eu )?faco da vida$/,
  zh: /^(?:你还记得)?(?:我|你)?(?:刚才|之前|上次|昨天|前面)?(?:跟你|和你|对你)?(?:说|讲|提|聊)(?:过|了|到)?我?(?:妈妈?|爸爸?|爷爷|奶奶|外公|外婆|哥哥?|姐姐?|弟弟?|妹妹?|老公|老婆|男朋友|女朋友|朋友|同事)(?:什么|啥|怎么了|什么事)(?:来着|吗)?$/,
  ko: /^(?:나|저)(?:는)? ?(?:지금 ?)?혼자 ?(?:살아|살지|살고 ?있(?:어|지))요?$/,
}

const longest = 80

/** Whether a folded message is nothing but such a question or its answer. */
export function isPlainQuestion(folded: string, language: Language): boolean {
  if (folded.length > longest) return false
  return plain[language]?.test(folded.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim()) ?? false
}

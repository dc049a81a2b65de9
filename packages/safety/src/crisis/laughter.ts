/** Laughter as it is typed in the eight languages; no vowel of it can be a word of danger. */
const laughter =
  /(?<![a-z])(?:(?:a?ha){2,}h?|(?:he){2,}h?|(?:hi){2,}|h{3,}|a?(?:ja){2,}j?|(?:je){2,}|k{3,}|(?:rs){2,}|lo+l+|lmf?ao+|rofl|xd+|x'd|mdr+|ptdr+|w{2,}|jk|2333*)(?![a-z])|[ㅋㅎ]{2,}|[ᄏᄒ]{2,}|哈{2,}|嘿嘿|嘻嘻|(?<!爆|大|苦|微|冷|嘲)[笑草](?=$|[)\s。！!）])|(?<=[ぁ-んァ-ヶ一-龠])w(?=$|\s)|[😂🤣😆😹😅💀🙃]/u

/** Whether somebody laughs in a message, `text` in lower case. */
export const laughsIn = (text: string): boolean => laughter.test(text)

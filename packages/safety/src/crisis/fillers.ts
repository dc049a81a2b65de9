/**
 * Words that strengthen or soften and change nothing of what is meant. They are left out of
 * messages and rules alike, so that "I really just want to die" reads like "I want to die".
 */
const words = `really honestly literally actually simply truly basically seriously fucking fuckin fkn
  freaking damn totally absolutely definitely probably maybe kinda sorta rly srsly legit tbh ngl lowkey
  highkey vraiment simplement tellement carrement franchement sincerement serieusement putain
  wirklich echt einfach irgendwie eigentlich ehrlich tatsachlich verdammt definitiv
  realmente simplemente literalmente honestamente sinceramente verdaderamente neta simplesmente
  mesmo mermo sinceramente literalmente`

const characters = `真的是|真的|实在是|实在|确实|其实|简直|特别|非常|老实说|说真的|说实话|
  本当に|ほんとうに|ほんとに|ほんと|まじで|正直|めっちゃ|すごく|とても|ぶっちゃけ|
  진짜로|진짜|정말로|정말|너무나|너무|그냥|솔직히|진심으로|존나|졸라|걍`

export const fillerWords: ReadonlySet<string> = new Set(words.split(/\s+/))

const fillerCharacters = new RegExp(characters.replace(/\s+/g, ''), 'g')

/** Takes the fillers out of folded text written without spaces between words. */
export function withoutFillers(folded: string): string {
  return folded.replace(fillerCharacters, '')
}

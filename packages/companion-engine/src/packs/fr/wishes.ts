import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'

/** Small things asked of the companion, by tu or vous: somebody who told or wrote them is not asking. */
const asking = "(?<!\\b(?:je|j'|il|elle|on|ils|elles|qui|lui|a|ai|as|ont|avait|avais|m'a|t'a|deja|nous) ?)"
const order = '(?:racontez?|dis|dites|lis|lisez|inventez?|fais|faites|ecris|ecrivez|donnez?|sors|sortez|balancez?|envoyez?|envoie|proposez?|recitez?|composez?|improvisez?|offrez?|redigez?|trouvez?)'
const could = "(?:tu (?:peux|pourrais|veux bien|voudrais)|vous (?:pouvez|pourriez|voulez bien)|peux-tu|pourrais-tu|veux-tu|pouvez-vous|pourriez-vous|voulez-vous|voudriez-vous|j'aimerais(?: bien)?(?: que tu| que vous)?|je (?:veux|voudrais)(?: que tu| que vous)?|ca te dirait de|(?:est-ce que )?tu saurais)(?: bien)?"
const done = "(?: (?:me |m'|nous )?(?:raconter|raconte|dire|dises|disiez|lire|inventer|faire|fasses|ecrire|ecrives|ecriviez|donner|proposer|reciter|recites|composer|improviser|offrir|entendre|rediger|sortir))?"
/** "Écrivez-moi s'il vous plaît deux …", "pourriez-vous m'écrire une jolie …". */
const ask = `${asking}\\b(?:${order}(?:[- ](?:moi|nous))?|${could}${done}(?:[- ]moi)?)`
const gap = "(?:,? (?!(?:que|pourquoi|comment|si|quand|qui|mon|ma|mes|sur|avec|a|ce|cette)\\b)[a-z'-]+){0,7}?"
const about = "(?:,? (?:sur|pour|a propos|qui|avec|d[eu]s?|au sujet|s'il|stp|svp|en|vite|rapide|maintenant|alors|court)\\b.*| d'.*)?$"
const soft = "(?:gentil(?:le)?s?|doux|douces?|reconfortante?s?|rassurante?s?|tendres?|mignonn?e?s?|chaleureu(?:x|ses?))"

export const wishes = {
  joke: [
    new RegExp(`${ask}${gap} (?:une? |des |la |une petite |ta )?(?:petites? |bonnes? |courtes? |meilleures? )*(?:blagues?|blagounettes?|vannes?|histoires? droles?)\\b`),
    new RegExp(`^(?:allez |et |ok |juste )?(?:une|deux|des|encore une) (?:petites? |bonnes? |courtes? |autres? )*(?:blagues?|blagounettes?|vannes?)${about}`),
  ],
  poem: [
    new RegExp(`${ask}${gap} (?:d')?(?:poemes?|poesies?|vers|haikus?|quatrains?|sonnets?|rimes|strophes?|comptines?)\\b(?! (?:moi|toi|le|la|les|un|une)\\b)`),
    new RegExp(`^(?:allez |et |ok |juste )?(?:une?|deux|trois|quatre|quelques|des) (?:tout |toute |tres |petite?s? |jolie?s? |courte?s? |autre |beaux? |belle |bref )*(?:poemes?|poesies?|vers|haikus?|quatrains?|rimes|strophes?)${about}`),
  ],
  comfort: [
    new RegExp(`${ask} (?:juste )?(?:un truc|un mot|quelque chose|qqch|une phrase|des (?:mots|choses)|deux mots|quelques mots|un petit mot|une parole|des paroles)(?: (?:de |d'))?(?: ?(?:${soft}|pour (?:me |m')?(?:remonter|consoler|reconforter|rassurer|calmer|apaiser|aller mieux)|qui (?:console|reconforte|rassure|remonte|fait du bien|apaise)))`),
    /(?<!\b(?:il|elle|on|ils|m'a|a|qui) )\b(?:reconfort|consol|rassur|apais|calm|dorlot|cajol)(?:e|ez)[- ]moi\b|\b(?:peux-tu|pouvez-vous|pourriez-vous|pourrais-tu|tu peux|vous pouvez|tu pourrais|vous pourriez) (?:un peu )?(?:me (?:consoler|reconforter|rassurer|remonter le moral|calmer)|m'apaiser)\b|\b(?:remonte|remontez)[- ]moi (?:un peu )?(?:le moral)?/,
  ],
  goodnight: [
    new RegExp(`(?:${ask}|\\b(?:souhaitez?|tu me souhaites|vous me souhaitez|tu me dis|vous me dites|tu peux me souhaiter)(?:[- ]moi)?|\\b(?:peux-tu|pouvez-vous|pourriez-vous|tu peux|tu pourrais) me (?:souhaiter|dire))(?: (?:une|juste|un|tres|douce|stp))* bonne nuit\\b`),
  ],
} satisfies Partial<Record<IntentId, Patterns>>

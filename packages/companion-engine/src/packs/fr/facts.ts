import type { FactsPack } from '../../pack.ts'
import { aroundFacts } from './facts-around.ts'
import { keys } from './facts-keys.ts'
import { called, cest, end, name, noName, re, time } from './facts-patterns.ts'
import { selfFacts } from './facts-self.ts'
import { tasteFacts } from './facts-taste.ts'

export const facts: FactsPack = {
  when: re(time),
  another: /\b(?:une? autre|aussi une?|une? deuxieme|l[ea] deuxieme|l[ea] seconde?|l'autre)\b/,
  correction:
    /^(?:c'est (?:faux|pas ca|pas bon|pas (?!mal|grave|vrai|faux|evident|trop|tres|le cas|facile|toujours|la joie|ma faute|juste|si)\p{L})|tu (?:te trompes|t'es trompee?)|erreur|correction|faux|je me suis trompee?|j'ai dit une betise|en fait (?:non|c'est)|je voulais dire|(?:ah |euh |mais |enfin |oh |bah |oups )?(?:non|nan),? (?:c'est (?!bon|gentil|pas grave|rien|cool|dur|mort|trop|bizarre|juste|normal)|il s'appelle|elle s'appelle|je m'appelle|j'habite|mon \p{L}+ (?:s'appelle|c'est)|ma \p{L}+ (?:s'appelle|c'est)|en fait|plutot|pas \p{L}+,? (?:mais|c'est|plutot))|(?:ah |euh |mais |enfin |oh |bah |oups )?(?:non|nan),? (?!merci|pas|plus|jamais|rien|ca|vraiment|non|nan|toujours|encore|surtout|aucun|personne|juste|trop|tres|bien|desole|toi|lui|ouf|mdr|lol|stop|du|et|mais|rarement|promis|serieux|c'|j'|t')[\p{L}-]{2,18}$)/u,
  reject:
    /^(?:quoi|koi|qui|ou|comment|pourquoi|quand|quel\w*|pas(?: .*)?|rien(?: .*)?|personne|plus|jamais|bien|mal|mieux|bon|bonne|tres .*|trop .*|si .*|ca(?: .*)?|cela|moi|toi|lui|elle|eux|nous|vous|je|j|tu|il|on|ils|la|le|les|l|un|une|des|oui .*|non .*|oui|non|ok|ouais|nan|euh.*|bof.*|bah.*|jsp|aucune?|un peu.*|beaucoup|comme .*|pareil|je .*|j'.*|jsuis.*|tu .*|t'.*|c'est .*|il .*|elle .*|on .*|secret|un secret|devine|chut|deja .*|encore .*|toujours .*|comment .*|pourquoi .*|vraiment|ici|la-bas|par la|chez moi|dehors|tout|tout le monde|quelqu'un|quelque chose|un truc|des trucs|ce que .*|ce qui .*|celui.*|celle.*|(?:la )?verite|ni .*|.*\b(?:sais pas|aucune idee|pourquoi|n'importe|peu importe)\b.*|(?:la |grosse )?flemme|en forme|fatigue\w*|creve\w*|la meme chose|de tout)$/,
  bare: [
    /^(?:non,? |nan,? |oui,? |bah |ben |euh,? |alors |ah )?(?:(?:moi,? )?(?:c'est|cest|ce serait|ce sera)|c|il s'appelle|elle s'appelle|ca s'appelle|son (?:nom|prenom) (?:c'est|est)|plutot|surtout|disons|je dirais|je suis|jsuis|je bosse comme|je travaille comme|j'habite|je (?:fais|lis|regarde|mange|prefere))(?: plutot| surtout| sans doute| surement)? (?<value>[^,]{1,28})$/,
    /^(?:non,? |nan,? |oui,? |bah |ben |euh,? |alors |ah |moi )(?<value>[^,]{1,28})$/,
  ],
  followingName: [
    re(
      `^(?:et |alors |du coup |oui |bah |ben )?(?:(?:il|elle) ${called}|son (?:petit )?(?:nom|prenom)(?: a (?:lui|elle))? (?:est|${cest})|(?:je l'ai|on l'a|je l'ai donc) (?:appelee?|nommee?|baptisee?)) (?<value>${noName}${name})${end}`,
    ),
  ],
  memoryVoice: [
    // Written by hand, of oneself, without a subject.
    [/^(?=(?:habite|aime|adore|étudie|apprend) )/giu, 'j’'],
    [/^(?=(?:vit|travaille|déteste|joue) )/giu, 'je '],
    [/^s['’]appelle /giu, 'je m’appelle '],
    [/(?<=^|[.!?;] )(?:l['’]utilisateur|l['’]utilisatrice|la personne|il|elle|iel) s['’]appelle /giu, 'je m’appelle '],
    [/(?<=^|[.!?;] )(?:le|son) (?:nom|prénom) (?:de l['’]utilisateur|de l['’]utilisatrice )?(?:est|: ?)/giu, 'je m’appelle '],
    [/(?:de l['’]utilisateur|de l['’]utilisatrice)(?=\P{L}|$)/giu, 'à moi'],
    [/(?<=^|[.!?;] )(?:le|son) (chat|chien|lapin|hamster|oiseau|frère|père|copain|mari|fils|ami|anniversaire|film|plat|livre|sport|métier|animal)/giu, 'mon $1'],
    [/(?<=^|[.!?;] )(?:la|sa) (chatte|chienne|tortue|sœur|soeur|mère|copine|femme|fille|couleur|saison|amie)/giu, 'ma $1'],
    [/ à moi(?=\P{L}|$)/gu, ''],
    [/(?<=^|[.!?;] )(?:l['’]utilisateur|l['’]utilisatrice|il|elle|iel) (?:a|possède) /giu, 'j’ai '],
    [/(?<=^|[.!?;] )(?:l['’]utilisateur|l['’]utilisatrice|il|elle|iel) est /giu, 'je suis '],
    [/(?<=^|[.!?;] )(?:l['’]utilisateur|l['’]utilisatrice|il|elle|iel) (?=[aeéèhiou])/giu, 'j’'],
    [/(?<=^|[.!?;] )(?:l['’]utilisateur|l['’]utilisatrice|il|elle|iel) n['’]/giu, 'je n’'],
    [/(?<=^|[.!?;] )(?:l['’]utilisateur|l['’]utilisatrice|il|elle|iel) /giu, 'je '],
  ],
  keepWords: false,
  keys,
  kinds: { ...selfFacts, ...aroundFacts, ...tasteFacts },
}

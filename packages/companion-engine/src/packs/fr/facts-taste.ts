import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { cest, end, pastime, re, recalls, suis } from './facts-patterns.ts'

/** What the user likes, does and avoids. */
export const tasteFacts = {
  like: {
    told: [
      re(`\\b(?:j'?aime|j'?adore|je kiffe|jkiffe)(?: (?:bien|beaucoup|trop|vraiment|tellement|aussi|surtout|enormement|grave|particulierement|toujours))* (?<value>(?!(?:pas|plus|guere|jamais|moins|rien|personne|quand|qu|que|ca|cela|comme|comment|mon|ma|mes|te|t|toi|lui|elle|eux|tout le|tes|ton|ta|cette|ce|cet|etre|trop|bien|mieux|bcp|y|en|encore|a)\\b)(?:le |la |les |l'|un |une |des )?[\\p{L}][^,]{1,28}?)${end}`),
    ],
    asked: [/\b(?:qu'est[- ]ce que j'(?:aime|adore)|j'(?:aime|adore) quoi|(?:tu sais|tu te souviens d[e']|tu te rappelles|tu as retenu) ?(?:ce que|de ce que) j'(?:aime|adore)|(?:c'est quoi|quels sont) mes gouts)\b(?! pas)/],
    ack: ['Tu aimes {value}, c’est versé au dossier des bonnes choses.', 'Bon goût : qui aime {value} sait vivre, j’en prends note.', 'D’accord, {value}, donc : je l’ajoute à ta liste.', 'Une ligne de plus dans tes préférences : {value}.', 'Rien qu’à dire {value}, la phrase a souri.'],
    follow: ['Ça remonte à quand, ce goût-là ?', 'Qu’est-ce qui t’attire le plus là-dedans ?', 'La dernière fois que tu en as profité, c’était quand ?', 'Autour de toi, quelqu’un partage ça ?'],
    answer: ['Tu m’as dit que tu aimes {value}.', 'Sur ta liste, il y a : {value}.', 'D’après toi, tu aimes {value}.'],
    missing: ['Tu ne m’as pas encore dit ce que tu aimes.', 'La liste de tes goûts est encore vide.', 'Tes préférences, on ne les a pas encore abordées.'],
    recall: ['Tu m’as dit que tu aimes {value} : il y en a eu, dernièrement ?', 'Toi qui aimes {value}, est-ce que ça aide, les jours gris ?', 'Je repense à ta liste : {value}, ça te ferait du bien, là ?', 'Si on posait là, devant toi, {value}, l’humeur gagnerait combien de points ?'],
    note: 'tu aimes {value}',
  },
  dislike: {
    told: [
      re(`\\b(?:j'?aime|je n'aime|jaime) (?:vraiment |toujours |franchement )?(?:pas|plus|pas du tout|pas trop|pas vraiment|pas tellement)(?: (?:du tout|trop|vraiment|tellement|beaucoup))? (?<value>(?!(?:quand|qu|que|ca|cela|mon|ma|mes|te|toi|lui|elle|les gens qui|ce|cette|cet|etre|trop|du tout)\\b)(?:le |la |les |l')?[\\p{L}][^,]{1,28}?)${end}`),
      re(`\\b(?:je deteste|jdeteste|je hais|je (?:ne )?supporte (?:pas|plus)|je peux pas (?:sentir|supporter|saquer)|j'ai horreur de (?=la |l'|les ))(?: vraiment| trop)? ?(?<value>(?!(?:quand|qu|que|ca|cela|mon|ma|mes|te|toi|lui|elle|ce|cette|cet|etre|tout)\\b)(?:le |la |les |l')?[\\p{L}][^,]{1,28}?)${end}`),
    ],
    asked: [/\b(?:qu'est[- ]ce que (?:je (?:deteste|n'aime pas)|j'aime pas)|j'aime pas quoi|je deteste quoi|(?:tu sais|tu te souviens d[e']|tu te rappelles) ?ce que (?:je (?:deteste|n'aime pas)|j'aime pas))\b/],
    ack: ['Tu n’aimes pas {value}, entendu : on passera au large.', 'Zone rouge : {value}, c’est tracé.', 'D’accord, {value} n’entrera pas dans la fête.', 'Côté allergie de caractère, je note {value}.'],
    follow: ['C’est un mauvais souvenir, ou juste comme ça, depuis toujours ?', 'Les gens autour de toi le savent ?', 'Il t’arrive de devoir faire semblant ?'],
    answer: ['Tu m’as dit que tu n’aimes pas {value}.', 'Sur la liste rouge : {value}.', 'Ce que tu fuis, d’après toi : {value}.'],
    missing: ['Tu ne m’as rien dit de ce que tu détestes.', 'La liste rouge est vide.', 'Côté bêtes noires, je ne sais encore rien de toi.'],
    recall: ['Toi qui n’aimes pas {value}, tu as pu y échapper aujourd’hui ?', 'Tu n’aimes pas {value}, je crois : c’est revenu sur ta route, ces jours-ci ?', 'Dans ta liste rouge, il y a {value} : est-ce que ça joue un rôle là-dedans ?'],
    note: 'tu n’aimes pas {value}',
  },
  favourite: {
    told: [
      re(`\\b(?:ma|mon|mes) (?<key>[\\p{L}' ]{3,20}?) (?:preferee?s?|favorite?s?|fetiche)(?: a moi)?,? (?:${cest}|est|ce sont|reste|sont|ca reste)(?: clairement| quand meme| sans hesiter| surement| toujours| plutot)? (?<value>(?!(?:pas|quoi|celui|celle|quand|ca)\\b)[^,]{1,30}?)${end}`),
      re(`\\bce que je prefere (?:comme|en|niveau) (?<key>[\\p{L} ]{3,16}?),? ${cest} (?<value>[^,]{1,30}?)${end}`),
    ],
    asked: [
      re(`\\b(?:c'est quoi|cest quoi|quel(?:le)?s? (?:est|sont)|${recalls}(?: quel(?:le)? est)?)(?: deja)? (?:ma|mon|mes) (?<key>[\\p{L}' ]{3,20}?) (?:preferee?s?|favorite?s?|fetiche)`),
      re(`\\b(?:ma|mon) (?<key>[\\p{L}' ]{3,20}?) (?:preferee?|favorite?),? c'est (?:quoi|lequel|laquelle|qui)\\b`),
    ],
    ack: ['Rayon {key}, la première place est prise : {value}.', 'Être en tête au rayon {key}, ça se mérite : {value}, c’est inscrit.', 'D’accord, pour la case « {key} » : {value}.', 'Champion toutes catégories « {key} » : {value}.'],
    follow: ['Qu’est-ce qui fait la différence ?', 'Et à la deuxième place, il y aurait quoi ?', 'La toute première rencontre, c’était quand ?'],
    answer: ['Côté {key}, ton numéro un, c’est {value}.', 'C’est {value}, en tête de ton classement.', 'Tu as déjà répondu à celle-là : {value}.'],
    missing: ['Ton numéro un côté {key}, tu ne me l’as pas encore confié.', 'La première place du rayon {key} est encore libre.', 'Case « {key} » : rien d’inscrit pour l’instant.'],
    recall: ['Côté {key}, {value} tient toujours la première place ?', 'Ton numéro un, {value} : ça remonte à quand, la dernière fois ?', 'Si tu devais faire découvrir {value} à quelqu’un, tu commencerais comment ?'],
    note: 'côté {key}, tu préfères {value}',
  },
  hobby: {
    told: [
      re(`\\b(?:je (?:fais|pratique)|jfais)(?: (?:aussi|souvent|pas mal|beaucoup|un peu|encore))? (?:du |de la |de l'|des |de )(?<value>${pastime})(?= |$|,)`),
      re(`\\b(?:je joue|jjoue)(?: (?:aussi|souvent|un peu|beaucoup))? (?:du |de la |de l'|au |aux |a la )(?<value>${pastime})(?= |$|,)`),
      re(`\\b(?:j'?apprends|je prends des cours d[e']|j'ai commence|je me suis mise? (?:au|a la|a l')) ?(?:le |la |l'|les )?(?<value>(?!a\\b|que\\b|ma\\b|mon\\b|mes\\b)(?:${pastime}|anglais|espagnol|italien|japonais|coreen|chinois|arabe|allemand|russe|portugais|langue des signes|code|solfege))${end}`),
      re(`\\b(?:mes? (?:hobby|hobbies|passe-temps|loisirs?|passions?)|ma (?:grande |vraie )?passion),? (?:${cest}|est|sont|ce sont) (?:le |la |les |l')?(?<value>[^,]{3,30}?)${end}`),
    ],
    asked: [/\b(?:(?:c'est quoi|quels? (?:est|sont)) (?:mes|mon|ma) (?:hobby|hobbies|loisirs?|passe-temps|passions?)|je fais quoi (?:comme (?:sport|loisir|activite)s?|de mon temps libre)|(?:souviens|rappelles) de mes (?:loisirs|hobbies|passions))\b/],
    ack: ['Loisirs : « {value} », c’est dans le carnet.', 'Ah, « {value} », de quoi s’oublier un peu.', 'Ta fiche gagne une ligne : « {value} ».', 'Avec « {value} », le temps libre a un programme.'],
    follow: ['Comment ça a commencé ?', 'C’est quoi, le passage le plus difficile ?', 'Il y a eu un petit progrès, dernièrement ?'],
    answer: ['Dans tes loisirs, j’ai « {value} ».', 'Sur ta fiche, côté loisirs : {value}.', 'Tu m’as parlé de ça : « {value} ».'],
    missing: ['Tes loisirs, tu ne m’en as pas encore parlé.', 'La rubrique des loisirs est vide.', 'Ce que tu fais de ton temps libre, je l’ignore encore.'],
    recall: ['Et côté « {value} », ça continue ?', 'Question « {value} », tu en es où ces temps-ci ?', 'Quand la fatigue est là, « {value} », ça te fait de l’air ?'],
    note: 'dans tes loisirs, il y a « {value} »',
  },
  allergy: {
    told: [re(`\\b(?:${suis}|j'ai une allergie|jsuis)(?: (?:tres|super|un peu|mortellement|assez))? ?(?:allergique )?(?<value>(?<=allergi(?:que|e) )(?:au |aux |a la |a l'|a )(?!toi|ca|tout)[^,]{2,26}?)${end}`)],
    asked: [/\b(?:je suis allergique a quoi|a quoi (?:est[- ]ce que )?je suis allergique|(?:c'est quoi|quelles sont|souviens de|rappelles de|rappelles|connais) mes? allergies?)\b/],
    ack: ['Allergie notée en rouge : {value}.', 'C’est souligné deux fois : allergique {value}.', 'Retenu, {value} : on garde ça loin de l’assiette.', 'La ligne « attention » est remplie : allergie {value}.'],
    follow: ['C’est depuis l’enfance ?', 'Au restaurant, c’est vite compliqué ?', 'Ton entourage y pense, en général ?'],
    answer: ['Tu es allergique {value}.', 'En rouge dans mes notes : allergie {value}.', 'Ce que tu dois éviter, tu me l’as dit : allergie {value}.'],
    missing: ['Tu ne m’as parlé d’aucune allergie.', 'La ligne des allergies est vide.', 'Sur ce point, tu ne m’as rien signalé.'],
    recall: ['Avec ton allergie {value}, ce repas-là était sans danger ?', 'Ton allergie {value}, elle se fait oublier ces temps-ci ?', 'Manger dehors avec une allergie {value}, tu t’organises comment ?'],
    note: 'tu es allergique {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>

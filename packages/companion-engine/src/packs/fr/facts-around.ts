import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { ai, animal, called, cest, end, name, noName, own, planEnd, re, recalls, relation, size, time } from './facts-patterns.ts'

/** Animals and people around the user, plans and meals. */
export const aroundFacts = {
  pet: {
    told: [
      re(`\\b(?:${ai}|on a|nous avons|j'ai adopte|on a adopte|je viens d'adopter|on vient d'adopter|j'ai recueilli|chez moi (?:j'ai|y a|il y a))(?: aussi| maintenant| toujours| deja| adopte)? (?<value>(?:une?|deux|trois|quatre|cinq|\\d|plusieurs) ${size}(?<key>${animal})(?: (?:noire?s?|blanche?s?|blancs?|gris(?:es?)?|rous?se?s?|roux|tigree?s?|nain|noir et blanc|europeen|siamois|persan|allemand))?)${end}`),
    ],
    asked: [/\b(?:j'?ai quoi comme anim\w+|(?:quels?|quel) anim\w+(?: de compagnie)? (?:j'ai|ai-je|est[- ]ce que j'ai)|(?:c'est quoi|quel est) mon animal|est[- ]ce que j'ai (?:un|une|des) (?:animal|animaux|chat|chien|bete)\w*|(?:tu (?:sais|te souviens)) (?:si j'ai|que j'ai|de mes|quels?) ?(?:un |des )?anim\w+)\b/],
    ack: ['Avec {value} à la maison, la bande-son est assurée.', 'Tu as {value} : une ligne de plus sur la liste de la famille.', 'D’accord, il y a {value} chez toi, et sans doute aux commandes.', 'Vivre avec {value}, ça se règle en tendresse, paraît-il.'],
    follow: [
      { ask: 'Et son petit nom, c’est quoi ?', tells: 'petName' },
      { ask: 'Quel nom porte cet animal ?', tells: 'petName' },
      { ask: 'Comment s’appelle cette petite bête ?', tells: 'petName' },
    ],
    answer: ['Chez toi, il y a {value}.', 'Tu m’as dit que tu as {value}.', 'Sur la liste de la maisonnée : {value}.'],
    missing: ['Tu ne m’as parlé d’aucun animal pour l’instant.', 'Pas encore de bestiole dans mes notes.', 'Poils, plumes ou écailles : on n’en a pas encore parlé.'],
    recall: ['Chez toi, il y a {value} : quelle bêtise aujourd’hui ?', 'Tu as {value} : tout se passe bien de ce côté ?', 'Avec {value} chez toi, qui dort où, en ce moment ?'],
    note: 'tu as {value}',
  },
  petName: {
    told: [
      re(`\\b(?:${own}|le|la) ${size}(?<key>${animal})(?: (?:noire?|blanche?|grise?|rousse|roux|tigree?|aussi|a moi))?,? (?:il |elle |lui |lui il |elle elle )?(?:${called}|${cest})(?: aussi| donc)? (?<value>${noName}${name})${end}`),
      re(`\\b(?:${ai}|on a|nous avons|j'ai adopte|on a adopte) (?:une?|deux|\\d) ${size}(?<key>${animal})(?: [\\p{L}]{3,10})?,? (?:qui (?:${called}|s'appellent)|nommee?s?|appelee?s?|du nom de|prenommee?s?|baptisee?s?|il s'appelle|elle s'appelle) (?<value>${noName}${name})${end}`),
      re(`\\ble (?:petit )?(?:nom|prenom) de ${own} (?<key>${animal}),? (?:${cest}|est) (?<value>${noName}${name})${end}`),
      re(`\\b(?:mon|ma|notre) ${size}(?<key>${animal}),? (?<proper>[\\p{L}][\\p{L}-]{1,16})(?= |$|,)`),
      re(`^(?!(?:ce|ca|cela|ceci|il|elle|qui|quel|quelle|voici|voila)\\b)(?<proper>[\\p{L}][\\p{L}-]{1,16}),? (?:c')?est (?:mon|ma|notre) ${size}(?<key>${animal})${end}`),
    ],
    asked: [
      re(`\\bcomment (?:est[- ]ce que )?(?:${called}|s'appellent)(?: deja)? ${own} (?<key>${animal})\\b`),
      re(`\\b${own} (?<key>${animal})(?: il| elle)? (?:${called}|s'appellent) comment\\b`),
      re(`\\b(?:quoi|quel est|rappelle[- ]moi|donne[- ]moi|${recalls})(?: deja)? ?(?:le )?(?:nom|prenom) de ${own} (?<key>${animal})\\b`),
      re(`\\ble (?:nom|prenom) de ${own} (?<key>${animal}) (?:c'est )?(?:quoi|deja)\\b`),
      re(`\\b${recalls} ?(?:comment (?:${called}) )?${own} (?<key>${animal})\\b`),
    ],
    ack: [
      'Va pour {value}, un nom de personnage, déjà.',
      'Donc {key} s’appelle {value}, c’est gravé.',
      'Avec un nom pareil, {value} doit tendre l’oreille au premier appel.',
      'Papiers en règle : {value}, {key}.',
      'Bienvenue à {value} dans la conversation.',
    ],
    follow: [
      '{value} a plutôt un caractère de pot de colle ou d’altesse ?',
      'Comment {value} a débarqué dans ta vie ?',
      'La plus belle bêtise signée {value}, c’est laquelle ?',
      'À quoi ressemble {value}, que je complète le tableau ?',
    ],
    answer: [
      'C’est {value}, bien sûr : un nom qui ne s’oublie pas.',
      'Il suffit de crier {value}, et ça arrive, enfin, quand ça l’arrange.',
      'Dans mes notes, {key} s’appelle {value}.',
      'Le nom que tu m’as donné, c’est {value}.',
    ],
    missing: ['Le nom de {key}, tu ne me l’as pas encore dit.', 'Sur la fiche de {key}, la ligne du nom est vide.', 'Ce nom-là manque à mes notes, pour {key}.'],
    recall: [
      'Au fait, comment va {value} aujourd’hui ?',
      'Et {value}, dans quel coin de la maison, à cette heure-ci ?',
      'Un nouveau numéro signé {value}, ces jours-ci ?',
      'À ton avis, {value} dirait quoi de tout ça ?',
      'Pendant que tu racontes ça, {value} traîne dans les parages ?',
    ],
    note: '{key} s’appelle {value}',
  },
  personName: {
    told: [
      re(`\\b(?:mon|ma|notre) (?:petite? |grande? |vieux |vieille |autre )?(?<key>${relation})(?: a moi)?,? (?:il |elle |lui |lui il )?${called}(?: aussi)? (?<value>${noName}${name})${end}`),
      re(`\\b(?:${ai}|on a) (?:une? )(?<key>${relation}),? (?:qui ${called}|nommee?|appelee?|du nom de|prenommee?|il s'appelle|elle s'appelle) (?<value>${noName}${name})${end}`),
      re(`\\b(?:mon|ma) (?<key>${relation}),? ${cest} (?<value>${noName}(?!(?:ma|mon|ma meilleure|un|une)\\b)[\\p{L}][\\p{L}-]{1,18})$`),
      re(`\\ble (?:nom|prenom) de (?:mon|ma) (?<key>${relation}),? (?:${cest}|est) (?<value>${noName}${name})${end}`),
      re(`\\b(?:mon|ma) (?<key>${relation}),? (?<proper>[\\p{L}][\\p{L}-]{1,16})(?= |$|,)`),
    ],
    asked: [
      re(`\\bcomment (?:est[- ]ce que )?(?:${called})(?: deja)? (?:mon|ma) (?<key>${relation})\\b`),
      re(`\\b(?:mon|ma) (?<key>${relation})(?: il| elle)? (?:${called}) comment\\b`),
      re(`\\b(?:quoi|quel est|rappelle[- ]moi|${recalls})(?: deja)? ?(?:le )?(?:nom|prenom) de (?:mon|ma) (?<key>${relation})\\b`),
      re(`\\ble (?:nom|prenom) de (?:mon|ma) (?<key>${relation}) (?:c'est )?(?:quoi|deja)\\b`),
    ],
    ack: ['{value}, c’est retenu : {key}.', 'Donc {key} s’appelle {value}.', 'L’histoire a un prénom de plus : {value}.', 'J’ajoute {value} à la distribution ({key}).'],
    follow: ['{value}, c’est quel genre de personne ?', 'La dernière fois avec {value}, c’était pour faire quoi ?', 'Qu’est-ce que tu préfères chez {value} ?'],
    answer: ['C’est {value}.', 'Le prénom que tu m’as donné, c’est {value}.', 'Dans ma distribution, {key} s’appelle {value}.'],
    missing: ['Ce prénom, tu ne me l’as pas encore donné.', 'Pour {key}, la ligne du prénom est vide.', 'Je n’ai pas le nom de {key} dans mes notes.'],
    recall: ['Et {value}, dans tout ça ?', 'Si tu disais tout ça à {value}, tu entendrais quoi en retour ?', 'Comment va {value}, ces temps-ci ?', 'Et avec {value}, ça se passe comment, ces jours-ci ?'],
    note: '{key} s’appelle {value}',
  },
  plan: {
    told: [
      re(`\\b(?<key>${time})(?: a \\d{1,2} ?h(?: ?\\d\\d)?)?,? (?:${ai}|on a|y a|il y a|ya|${cest}|j'aurai|ce sera)(?: (?:enfin|encore|aussi|deja|normalement))? (?<value>(?!(?:le|la|l'|une?|des|mon|ma) ?(?:cafard|moral|temps|trac|stress|sommeil|flemme|peche|dalle|forme|gorge|haine|creve|impression|air|doutes?|envies?|peu|week[- ]?end|tete|mal|hate|anniv\\w*))(?:une? |le |la |l'|mon |ma |mes |des |rdv|rendez-vous|cours|piscine|entretien|exam|partiel|controle|foot|danse|sport|kine|dentiste|yoga|reunion|ecole)[^,]{0,38}?)${planEnd}`),
      re(`\\b(?<key>${time})(?: a \\d{1,2} ?h(?: ?\\d\\d)?)?,? (?:je|j'|on|nous|il faut que je|faut que je)(?: me)? ?(?:vais|va|dois|doit|pars|part|passe|vois|voit|compte|prevois d[e']|fais|fait|retrouve|recois|rejoins|dine|mange|commence|reprends|rends|recupere)(?: normalement| enfin| aussi)? ?(?<value>(?!(?:pas|plus|jamais|rien|bien|mal|mieux|y|etre|trop|tres|quoi|que|comme|a \\d)\\b)[^,]{3,40}?)${planEnd}`),
      re(`\\b(?:${ai}|on a|il y a|y a|ya)(?: (?:enfin|encore|aussi|deja|toujours))? (?<value>(?:une? |mon |ma |le |la |des |rdv|rendez-vous|cours|piscine|entretien|exam|partiel|controle)[^,]{0,36}?)(?<! (?:le|les|chaque|du|tous les|au)) (?<key>${time})(?: (?:au|aux|a la|a l'|chez|avec|pour|dans|en) [^,]{2,34})?${planEnd}`),
      re(`\\b(?:je|on|nous|jvais|faut que je)(?: me)? ?(?:vais|va|dois|doit|pars|part|passe|vois|voit|compte|prevois d[e']|fais|fait|retrouve|recois|rejoins|commence|reprends|rends) (?:enfin |aussi )?(?<value>(?!(?:pas|plus|jamais|rien|bien|mal|mieux|y|etre|trop|tres|quoi|que|comme|suis|ne|n|ai|sais|crois|me|m|t|te)\\b)[^,]{3,36}?)(?<! (?:le|les|chaque|du|tous les|au)) (?<key>(?!le \\d)${time})(?: (?:au|aux|a la|a l'|chez|avec|pour|dans|en) [^,]{2,34})?${planEnd}`),
    ],
    asked: [
      re(`\\b(?:j'ai quoi|je fais quoi|qu'est[- ]ce que (?:j'ai|je fais|je dois faire|j'avais)|j'ai prevu quoi|j'avais quoi|je dois faire quoi)(?: deja)?(?: de prevu| a faire| au programme)? (?<key>(?!ce soir|ce week)${time})(?: deja)?\\b`),
      re(`\\b(?:qu'est[- ]ce que j'ai|j'ai quoi|j'ai)(?: de)? prevu(?: quoi)?(?: (?<key>${time}))?$`),
      re(`\\b(?:c'est quoi|quel est) (?:mon programme|mes plans|mes projets)(?: (?:de |pour )?(?<key>${time}))?`),
      re(`\\b${recalls} ?(?:ce que (?:j'ai|je fais|je dois faire)(?: de prevu| a faire)?|de mon programme|mon programme)(?: de| pour)? (?<key>${time})`),
      /\bj'?ai (?:une? |mon |ma )?(?<what>(?!anniv)[^,]{3,24}?) (?:quand|quel jour|a quelle heure)(?: deja)?$/,
      /\b(?:c'est quand|quand (?:est|a lieu|c'est)|a quelle heure (?:est|c'est)|c'est quel jour) (?:deja )?(?:mon|ma|mes|le|la) (?<what>(?!anniv)[^,]{3,24}?)(?: deja)?$/,
      /\b(?:mon|ma) (?<what>(?!anniv)[^,]{3,24}?) (?:c'est|tombe|est) (?:quand|quel jour)(?: deja)?$/,
    ],
    ack: ['Noté dans l’agenda ({key}) : {value}.', 'C’est inscrit, « {value} » ({key}).', 'Une ligne de plus au programme ({key}) : {value}.', 'Retenu : « {value} », {key}.'],
    follow: ['Ça t’inspire quoi, là, rien que d’y penser ?', 'Tu en es où, des préparatifs ?', 'Tu y vas en solo ou en bonne compagnie ?', 'Et juste après, quelle petite récompense ?'],
    answer: ['Noté pour {key} : {value}.', 'Dans ton agenda, {key} : {value}.', 'Tu m’as dit ceci ({key}) : {value}.'],
    missing: ['Ce rendez-vous-là, tu ne m’en as pas parlé.', 'Rien de tel dans l’agenda que tu m’as donné.', 'Cette case de l’agenda est vide de mon côté.'],
    recall: ['Au programme ({key}), il y a « {value} » : tu te sens comment par rapport à ça ?', 'Et « {value} » ({key}), plutôt impatience ou plutôt trac ?', 'On se rapproche de ce que tu as noté ({key}), « {value} » : ça se prépare bien ?'],
    note: '« {value} » à ton programme ({key})',
  },
  meal: {
    told: [
      re(`\\b(?<key>ce midi|ce soir|ce matin|a midi|hier soir|au (?:petit[- ]?dej\\w*|dejeuner|diner|gouter)),? (?:${ai}|on a|je me suis fait|on s'est fait|je mange|on mange|on a fait)(?: (?:mange|pris|devore|bu|englouti))?(?: juste| encore)? (?<value>(?:du |de la |de l'|des |une? (?:bonne? |grosse? |petite? )?(?:salade|soupe|pizza|burger|quiche|omelette|raclette|tartiflette|sandwich|kebab|gratin|tarte|curry|risotto|croque|wrap|poke|couscous|steak|gateau|crepe|yaourt|croissant|tartine|bol|assiette|plat|bouillon|ramen)|les )[^,]{0,28}?)${end}`),
      re(`\\b(?:${ai}|on a) (?<key>mange|devore|englouti|grignote)(?: (?:juste|encore|trop|hier|ce midi|ce soir|ce matin))? (?<value>(?:du |de la |de l'|des |une? |deux |trois |les |la |le )[^,]{2,30}?)(?: ce midi| ce soir| ce matin| hier soir)?${end}`),
    ],
    asked: [/\b(?:qu'est[- ]ce que j'ai mange|j'ai mange quoi|tu (?:te souviens de|sais|te rappelles) ce que j'ai mange)(?: (?<key>ce midi|ce soir|ce matin|hier soir|au (?:petit[- ]?dej\w*|dejeuner|diner|gouter)))?/],
    ack: ['Au menu, {value} : c’est écrit sur l’ardoise.', 'Rien qu’à lire « {value} », la table se met toute seule.', 'D’accord, pour {key} : {value}.', 'Avec {value} dans l’assiette, la journée a déjà un bon point.'],
    follow: ['C’était bon, tu mets quelle note ?', 'Cuisine maison ou trouvé tout prêt ?', 'Tu avais de la compagnie à table ?'],
    answer: ['Tu m’as donné le menu : {value}.', 'Sur l’ardoise, il y a {value}.', 'D’après ton menu, {value}.'],
    missing: ['Tu ne m’as pas donné le menu.', 'L’ardoise du jour est vide de mon côté.', 'Tes repas ne sont pas encore passés par ici.'],
    recall: ['Tu m’as parlé d’un repas, avec {value} : le souvenir tient encore ?', 'Sur l’ardoise, il y avait {value} : on remet ça ou on change ?', 'Après {value}, il te restait de la place pour un dessert ?'],
    note: 'au menu, il y avait {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>

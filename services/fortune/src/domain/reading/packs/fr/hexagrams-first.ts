import type { HexagramText } from '../../pack/wisdom.ts'

/** 1 to 32. */
export const hexagramsFirst: readonly HexagramText[] = [
  {
    name: 'Le Créateur 乾',
    meaning: 'Le ciel tourne sans relâche : la force est à son comble, tout tient au bon moment.',
    counsel: 'Fixez la direction, tenez l’effort et guettez l’heure de lever le pied.',
  },
  {
    name: 'Le Réceptif 坤',
    meaning: 'La terre porte tout ; on se perd en voulant précéder, on trouve en suivant.',
    counsel: 'Ne prenez pas les devants, accueillez et soutenez.',
  },
  {
    name: 'La Difficulté du début 屯',
    meaning: 'L’herbe perce le sol, et c’est là le plus dur ; le désordre est le visage des débuts.',
    counsel: 'Assurez la base, cherchez de l’aide, ne partez pas loin encore.',
  },
  {
    name: 'La Folle Jeunesse 蒙',
    meaning: 'Une source jaillit au pied du mont : mieux vaut bien demander que demander beaucoup.',
    counsel: 'Allez apprendre modestement, une question à la fois.',
  },
  {
    name: 'L’Attente 需',
    meaning: 'Le nuage est monté, la pluie tarde ; attendre est un ouvrage.',
    counsel: 'Mangez, dormez, préparez la barque, l’eau viendra.',
  },
  {
    name: 'Le Conflit 讼',
    meaning: 'Ciel et eau vont à l’opposé ; personne ne gagne vraiment une querelle.',
    counsel: 'Reculez d’un pas et mettez vos arguments par écrit avant de reprendre.',
  },
  {
    name: 'L’Armée 师',
    meaning: 'De l’eau sous la terre : les gens sont là, il faut une règle et une cause juste.',
    counsel: 'D’abord l’ordre, ensuite l’assaut.',
  },
  {
    name: 'La Solidarité 比',
    meaning: 'L’eau épouse la terre ; on se rapproche tôt, et l’on choisit bien.',
    counsel: 'Allez vers qui est sincère et tendez la main en premier.',
  },
  {
    name: 'Le Petit Apprivoisement 小畜',
    meaning: 'Nuages serrés, pas de pluie : la force s’amasse, il s’en faut de peu.',
    counsel: 'Préparez de belles petites choses sans presser.',
  },
  {
    name: 'La Marche 履',
    meaning: 'On marche sur la queue du tigre, et c’est le tact qui sauve.',
    counsel: 'Surveillez gestes et paroles ; le calme protège.',
  },
  {
    name: 'La Paix 泰',
    meaning: 'Ciel et terre se rencontrent, tout circule : saison facile.',
    counsel: 'Profitez-en pour consolider, et pensez à partager.',
  },
  {
    name: 'La Stagnation 否',
    meaning: 'Ciel et terre ne se parlent plus ; gardez votre clarté au-dedans.',
    counsel: 'Moins d’arguments, plus d’apprentissage, le temps tournera.',
  },
  {
    name: 'La Communauté 同人',
    meaning: 'Le feu monte vers le ciel : des gens de même désir se retrouvent.',
    counsel: 'Ouvrez la porte et parlez du but commun.',
  },
  {
    name: 'Le Grand Avoir 大有',
    meaning: 'Le soleil est au zénith, tout abonde ; seul le discernement le garde.',
    counsel: 'Plus vous possédez, plus la modestie vous va.',
  },
  {
    name: 'L’Humilité 谦',
    meaning: 'Une montagne sous la terre : ce qui est bas a sa hauteur.',
    counsel: 'Parlez moins de vos mérites, faites un peu plus.',
  },
  {
    name: 'L’Enthousiasme 豫',
    meaning: 'Le tonnerre sort du sol et les cœurs s’animent ; la joie veut une mesure.',
    counsel: 'Transformez l’ardeur en programme, pas seulement en vacarme.',
  },
  {
    name: 'La Suite 随',
    meaning: 'Le tonnerre dort sous le lac : on suit l’heure, et le soir on se repose.',
    counsel: 'Ajustez-vous au changement et marchez avec les bonnes personnes.',
  },
  {
    name: 'Le Travail sur ce qui est corrompu 蛊',
    meaning: 'Le vent tourne au pied du mont : ce qui s’est gâté longtemps peut être remis en état.',
    counsel: 'Cherchez la racine du vieux problème et rangez sans hâte.',
  },
  {
    name: 'L’Approche 临',
    meaning: 'La terre se penche sur le lac ; les beaux jours sont en route.',
    counsel: 'Allez vers les autres et battez le fer tant qu’il est chaud.',
  },
  {
    name: 'La Contemplation 观',
    meaning: 'Le vent parcourt la terre : voir d’abord, parler après.',
    counsel: 'Deux pas en arrière, pour observer les autres et vous.',
  },
  {
    name: 'Mordre au travers 噬嗑',
    meaning: 'Quelque chose est entre les dents ; pour fermer, il faut trancher.',
    counsel: 'Affrontez l’obstacle et réglez nettement cette affaire-là.',
  },
  {
    name: 'La Grâce 贲',
    meaning: 'Un feu au pied du mont : l’ornement éclaire, le fond doit suivre.',
    counsel: 'Soignez la forme sans étouffer l’intention.',
  },
  {
    name: 'L’Éclatement 剥',
    meaning: 'La montagne s’effrite couche après couche ; ce qui reste est vrai.',
    counsel: 'Rien de neuf : protégez le noyau.',
  },
  {
    name: 'Le Retour 复',
    meaning: 'Le tonnerre est sous la terre, un premier yang revient : minuscule et réel.',
    counsel: 'Retrouvez l’intention du début et recommencez doucement.',
  },
  {
    name: 'L’Innocence 无妄',
    meaning: 'Le tonnerre roule sous le ciel ; sans calcul, pas de mauvaise surprise.',
    counsel: 'Agissez vrai et ne convoitez pas ce qui n’est pas à vous.',
  },
  {
    name: 'Le Grand Apprivoisement 大畜',
    meaning: 'Le ciel tient dans la montagne : une réserve qui grossit.',
    counsel: 'Posez-vous pour étudier, remplissez le grenier.',
  },
  {
    name: 'La Nutrition 颐',
    meaning: 'Comme une bouche qui s’ouvre et se ferme : on nourrit le corps et l’on nourrit les mots.',
    counsel: 'Regardez ce qui entre, et aussi ce qui sort de votre bouche.',
  },
  {
    name: 'La Prépondérance du grand 大过',
    meaning: 'Le lac recouvre les arbres, la poutre ploie : trop de charge.',
    counsel: 'Ôtez un fardeau, trouvez un étai.',
  },
  {
    name: 'L’Insondable 坎',
    meaning: 'L’eau coule de gouffre en gouffre, et la confiance demeure un appui.',
    counsel: 'Un pas puis l’autre ; si le cœur tient, vous passez.',
  },
  {
    name: 'Le Feu 离',
    meaning: 'Flamme sur flamme : la clarté a besoin d’un support.',
    counsel: 'Tenez-vous au juste et aux amis, gardez la tête claire.',
  },
  {
    name: 'L’Influence 咸',
    meaning: 'Un lac sur la montagne : les cœurs se répondent sans paroles.',
    counsel: 'Faites le vide pour écouter ; la sincérité se sent.',
  },
  {
    name: 'La Durée 恒',
    meaning: 'Tonnerre et vent vont ensemble : durer, c’est se renouveler.',
    counsel: 'Gardez le rythme, changez les détails.',
  },
]

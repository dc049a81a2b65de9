/** Lines that invite: to go on in the language asked for, to tell of a feeling, of the past, of a person. */
export const inviteLines = {
  languageSwitch: [
    'D’accord, on passe au français, continue.',
    'Bien sûr, en français à partir d’ici, on en était où ?',
    'C’est passé en français, tu veux commencer par quoi ?',
    'Va pour le français, et j’y reste jusqu’à ce que tu demandes autre chose.',
  ],
  tellFeeling: [
    'Prends ton temps, quel sentiment est le plus fort en ce moment ?',
    'Vas-y, ça dure depuis quand, cette humeur ?',
    'C’est plutôt un poids, un vide, ou encore autre chose ?',
    'Commence par ce qui veut sortir en premier, l’ordre ne compte pas.',
    'La page des émotions est ouverte, qu’est-ce qui l’a touchée d’abord ?',
  ],
  tellPast: [
    'Raconte, tu avais quel âge ?',
    'Commence par la première image qu’il t’en reste.',
    'Les vieilles histoires se racontent sans se presser, qui était près de toi ?',
    'Je lis avec attention, ça se passait où ?',
    'On remonte à cette page ensemble, qu’est-ce qui te l’a rappelée aujourd’hui ?',
  ],
  tellPerson: [
    'Parle-moi de cette personne, c’est qui pour toi ?',
    'Faisons les présentations, tu l’appelles comment ?',
    'Votre rencontre, c’était comment ?',
    'Quelle image te vient en premier quand tu penses à cette personne ?',
    'Y a-t-il quelque chose entre vous qui te trotte dans la tête ces temps-ci ?',
  ],
} as const

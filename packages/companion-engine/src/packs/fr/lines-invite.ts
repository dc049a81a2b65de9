/** Lines that answer an announcement (of a feeling, of the past, of a person) with an invitation to tell. */
export const inviteLines = {
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

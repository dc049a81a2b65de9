/** Lines that invite: to go on in the language asked for, to tell of a feeling, of the past, of a person. */
export const inviteLines = {
  languageSwitch: [
    'Claro, seguimos en español, cuéntame.',
    'Por supuesto, desde aquí en español, ¿por dónde íbamos?',
    'Ya estoy en español, ¿de qué te apetece hablar?',
    'Español entonces, y así me quedo hasta que pidas otra cosa.',
  ],
  tellFeeling: [
    'Tómate tu tiempo, ¿qué sentimiento suena más fuerte ahora?',
    'Adelante, ¿desde cuándo está ese ánimo?',
    '¿Es más bien un peso, un vacío u otra cosa?',
    'Empieza por lo que quiera salir primero, el orden da igual.',
    'Abierta la página de lo que sientes, ¿qué fue lo primero que la tocó?',
  ],
  tellPast: [
    'Cuéntame, ¿qué edad tenías?',
    'Empieza por la primera imagen que aún conservas.',
    'Las historias viejas se cuentan sin prisa, ¿quién estaba contigo?',
    'Te leo con atención, ¿dónde pasó?',
    'Volvamos a esa página, ¿qué te la recordó hoy?',
  ],
  tellPerson: [
    'Háblame de esa persona, ¿quién es para ti?',
    'Primero las presentaciones, ¿cómo la llamas?',
    '¿Cómo empezó su historia contigo?',
    '¿Qué imagen te viene primero al pensar en esa persona?',
    '¿Hay algo con esa persona que te ronde últimamente?',
  ],
} as const

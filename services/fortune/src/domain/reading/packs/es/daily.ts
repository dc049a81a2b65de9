import type { DailyPack } from '../../pack/daily.ts'
import { moonHouse, rulerHouse, sunHouse } from './daily-houses.ts'
import { aspects, ingress, lunation, phaseAdvice, phases, retrograde } from './daily-sky.ts'

export const daily: DailyPack = {
  moonHouse,
  aspects,
  rulerHouse,
  phases,
  phaseAdvice,
  houseDeed: [
    ['Dite algo bonito y verdadero frente al espejo.', 'Escribe «quiero» en una hoja y termina la frase.'],
    ['Repasa los gastos del mes y tacha el que nadie va a extrañar.', 'Arregla o limpia a fondo algo que usas a diario.'],
    ['Manda un saludo a alguien de hace tiempo, sin ningún motivo.', 'Cambia de calle al volver: con diez minutos basta.'],
    ['Ordena un cajón, solo uno.', 'Llama a alguien de tu familia y empieza por escuchar.'],
    ['Aparta media hora para algo inútil y divertido.', 'Dibuja esa idea que te ronda, aunque salga torcida.'],
    ['Liquida ya el recado que llevas tres días posponiendo.', 'Esta noche suelta el teléfono media hora antes y baja la luz.'],
    ['Pregunta de verdad: «¿Qué necesitas de mí estos días?»', 'Deja por escrito lo acordado y repásalo con la otra parte.'],
    ['Lo que llevas días tragándote, dilo en su versión más suave.', 'Revisa una cuenta compartida: números claros, corazón ligero.'],
    ['Lee diez páginas que no tengan nada que ver con el trabajo.', 'Busca ese lugar al que quieres ir y guarda una foto.'],
    ['Dale la primera hora a la tarea que más importa.', 'Anota en tres líneas lo que avanzó; mañana te lo agradecerás.'],
    ['Contesta en el grupo con una frase entera, no con un pulgar.', 'Convierte un deseo para el año que viene en un paso para esta semana.'],
    ['Diez minutos en silencio, solo tú y la ventana.', 'Termina temprano y vuelca en el cuaderno lo que anda enredado.'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    'El {day} rueda solo: la Luna en {moonSign} echa una mano con {topic}.',
    'Si tienes que elegir fecha para algo importante, apunta al {day}, con la Luna en {moonSign} alumbrando {topic}.',
    'La menor resistencia llega el {day}; para {topic}, da tú el primer paso.',
  ],
  carefulDay: [
    'Baja el ritmo el {day}: lo que toque a {topic} saldrá mejor al día siguiente.',
    'Hacia el {day}, la Luna en {moonSign} pone tercos a casi todos, así que deja huecos en la agenda.',
    'No llenes demasiado el {day}, y si {topic} se complica, consúltalo con la almohada.',
  ],
}

import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { birthdayTime, dayOfMonth, end, job, months, name, noName, re } from './facts-patterns.ts'

const number =
  'diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}+|(?:treinta|cuarenta|cincuenta|sesenta|setenta)(?: y (?:un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?'

/** Who the user is: name, age, place, work. */
export const selfFacts = {
  name: {
    told: [
      re(`\\b(?:me llamo|me yamo|me llaman|mi (?:nombre|apodo) es|mi nombre,? pues|puedes (?:llamarme|decirme)|podes (?:llamarme|decirme)|llamame|dime|decime|todos me (?:llaman|dicen)|mis amig[oa]s me (?:llaman|dicen)|me dicen)(?: simplemente| solo| entonces)? (?<value>${noName}(?!(?:algo|cosas|otra|otro|por|donde|cual|quien|cuant\\p{L}+|sobre|que|ya|la verdad|mas|mucho|poco|a|para|desde|hoy|manana|ayer|tod[oa]s?|loc[oa]|tont[oa]|gord[oa]|fe[oa]|cada|cuando|mentir\\p{L}+|cosas)\\b)${name})${end}`),
      re(`^(?:y |pues |hola |buenas |ah )?(?:yo )?soy (?<proper>\\p{L}[\\p{L}'-]{1,16})(?=$|,| y | de | pero )`),
    ],
    asked: [/\b(?:como (?:me llamo|me llamaba|es mi nombre)|cual es mi nombre|(?:te acuerdas|te acordas) de (?:mi nombre|como me llamo)|(?:sabes|recuerdas|dime|olvidaste) (?:mi nombre|como me llamo)|mi nombre cual es|quien soy yo|sabes quien soy)\b/],
    ack: ['Bienvenido sea ese nombre, {value}.', 'Apuntado en la primera página: {value}.', '{value}, un nombre que se lee bien en pantalla.', 'Hecho, {value}, ya no tengo que decir «oye, tú».', 'Así que {value}; la charla gana mucho con nombre.'],
    follow: ['¿Tiene historia ese nombre?', '¿Así te llama todo el mundo?', '¿Qué te trae hoy por aquí?', 'Si tu ánimo de ahora fuera un parte del tiempo, ¿qué anunciaría?'],
    answer: ['Te llamas {value}.', 'Tu nombre es {value}, sin dudarlo.', 'En la primera línea de la libreta dice {value}.', 'Claro que sí: {value}.'],
    missing: ['Todavía no me has dicho tu nombre.', 'La casilla del nombre sigue vacía, te espera.', 'Tu nombre no lo sé, aún no ha salido en la charla.'],
    recall: ['Dime, {value}, ¿desde dónde escribes: sofá, camino o cama?', 'Por cierto, {value}, ¿se me ha escapado alguna de tus frases?', 'Una cosita, {value}: si levantas la vista, ¿qué es lo primero que ves?'],
    note: 'te llamas {value}',
  },
  age: {
    told: [
      re(`\\b(?:tengo|acabo de cumplir|cumpli|he cumplido|cumplo)(?: ya| casi| apenas| hoy| recien)? (?<value>\\d{1,3}|${number}) ?anos\\b(?! (?:de (?!edad)|sin|con|en|aqui|trabajando|viviendo))`),
    ],
    asked: [/\b(?:cuantos anos (?:tengo|he cumplido)|que edad tengo|cual es mi edad|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:mi edad|cuantos anos tengo|que edad tengo))\b/],
    ack: ['{value} años, apuntado.', 'De acuerdo, {value} años: el dato queda en la ficha.', 'A los {value} se tiene vista propia desde la ventana.', 'En la casilla de la edad ahora pone {value}.'],
    follow: ['¿Qué es lo que más te gusta de esa edad?', '¿Se parece a como lo imaginabas en tu infancia?', 'Si tu último año tuviera título, ¿cuál sería?'],
    answer: ['Según tú, tienes {value} años.', 'Me dijiste {value} años.', 'En la ficha dice: {value} años.'],
    missing: ['Tu edad todavía no me la has dicho.', 'Las edades no las adivino, que se pierden amistades.', 'En blanco sigue la casilla de la edad.'],
    recall: ['Con {value} años, ¿qué ha cambiado más en los últimos cinco?', 'Dicen que cada edad tiene su curva: a los {value}, ¿cuál es?', '¿Qué le añadirías a tus {value} años?'],
    note: 'tienes {value} años',
  },
  birthday: {
    told: [
      re(`\\bmi cumple(?:anos)?(?: es| cae| sera|,)(?: ya| justo| creo)? (?<value>${birthdayTime})`),
      re(`\\b(?:naci|cumplo anos|cumplo) (?<value>el (?:dia )?${dayOfMonth}|en ${months})`),
      re(`^(?:y )?(?<value>${birthdayTime}) (?:es|sera) mi cumple`),
      re(`\\bes mi cumple(?:anos)? (?<value>${birthdayTime})`),
    ],
    asked: [/\b(?:cuando (?:es|cae|era) mi cumple\w*|que dia (?:es|cae) mi cumple\w*|cuando (?:cumplo(?: anos)?|naci)|mi cumple\w* (?:cuando es|que dia es)|(?:fecha|dia) de mi cumple\w*|(?:te acuerdas|te acordas|sabes|recuerdas) .{0,18}\bmi cumple\w*)\b/],
    ack: ['Cumpleaños {value}: el día queda rodeado en rojo.', 'Estrella puesta en el calendario: {value}.', 'Queda guardado, {value}; ese día el papel principal es tuyo.', 'La fecha está a salvo: {value}.'],
    follow: ['¿Te gusta más una mesa llena o un día tranquilo?', '¿Qué regalo se te quedó en la memoria?', 'Cuando eras peque, ¿cómo se celebraba?'],
    answer: ['Tu cumpleaños es {value}.', 'El día rodeado en rojo es {value}.', 'Es {value}, lo tengo delante.'],
    missing: ['Todavía no me has dicho cuándo es tu cumpleaños.', 'En mi calendario no hay ningún día rodeado.', 'Falta tu fecha, esa casilla está libre.'],
    recall: ['Tu cumpleaños es {value}, ¿cómo te lo imaginas este año?', '{value} es tu día, ¿sueles pedir un deseo?', 'Para {value}, tu cumpleaños, ¿quién no debería olvidarse?'],
    note: 'tu cumpleaños es {value}',
  },
  city: {
    told: [
      re(`\\b(?:vivo|estoy viviendo|vivimos|resido|me mude|nos mudamos|me he mudado|me instale)(?: (?:actualmente|ahora|todavia|tambien|aun|sol[oa]|hace \\p{L}+ \\p{L}+|desde \\p{L}+))* (?:en|a|cerca de) (?<value>(?!(?:una? (?!puebl|ciudad|isla|aldea|barrio)|mi|el (?:pasado|momento|centro|campo|tercer|cuarto|primer|segundo|mismo)|la (?:calle|misma|luna|casa|actualidad|nubes)|las nubes|casa|paz|pareja|familia|esta|este|otra|otro|piso|ese|esa|dos|tres|gusto|constante|modo|veces|fondo|diario|cinco|solas|mis)\\b)(?:la |el |los |las )?\\p{L}[\\p{L}' -]{1,28}?)${end}`),
    ],
    asked: [/\b(?:(?:en )?donde (?:vivo|es que vivo|estoy viviendo)|en que (?:ciudad|pueblo|sitio|lugar|pais) vivo|cual es mi ciudad|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:en )?(?:donde vivo|que ciudad vivo|mi ciudad))\b/],
    ack: ['Vives en {value}: bandera puesta en el mapa.', 'Así que en {value}, ya hay decorado para tus historias.', 'En {value}, entonces; el escenario se aclara.', 'Apunto el lugar: {value}.'],
    follow: ['¿Cuál es allí tu rincón preferido?', '¿Qué es lo que más huele a casa en ese sitio?', '¿Por qué ahí y no en otra parte?', 'A estas horas, ¿cómo está tu calle?'],
    answer: ['Vives en {value}.', 'Según mis notas, vives en {value}.', 'La banderita del mapa está en {value}.'],
    missing: ['Todavía no me has dicho dónde vives.', 'En mi mapa aún no hay ninguna bandera.', 'Tu ciudad no la sé, no ha salido en la charla.'],
    recall: ['Tú que vives en {value}, ¿cómo está aquello en esta época?', 'En {value}, ¿hay gente por la calle a estas horas?', '¿Tienes en {value} un sitio al que ir a no hacer nada?'],
    note: 'vives en {value}',
  },
  origin: {
    told: [
      re(`\\b(?:(?:yo )?soy(?: originari[oa]| original| natural)?|vengo|mi familia (?:es|viene)|naci y creci en|creci en|naci en)(?: originalmente| de nacimiento)? (?:(?<=(?:soy|[oa]|original|natural|vengo|es|viene|mente|nacimiento) )de |(?<=(?:creci|naci) en ))(?<value>(?!(?<=vengo de )(?:la|el|los|las) )(?!(?:l[oa]s? (?:que|de|peores?|mejores|gente|gimnasio|casa|calle|escuela|uni\\p{L}*|mercado|playa|compra|dentista|medico)|trabaj\\p{L}+|clase|comprar|correr|ver|estar|dormir|comer|cenar|hacer|casa|lejos|noche|dia|un|una|mi|mis|tu|carne|letras|ciencias|verdad|pocas|mucho|buen|esos|esas|ese|los|las|fiar|lagrima|risa|gym|ningun\\p{L}*|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|\\d+)\\b)(?:la |el |los |las )?\\p{L}[\\p{L}' -]{2,24}?)${end}`),
    ],
    asked: [/\b(?:de donde (?:soy|vengo|era)|donde naci|cuales son mis (?:origenes|raices)|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:de )?donde (?:soy|vengo|naci)|mi (?:pais|tierra|lugar) (?:de origen|natal))\b/],
    ack: ['Tus raíces quedan apuntadas: {value}.', 'Ah, de {value}: eso le pone acento a las historias, aun por escrito.', 'La casilla del origen ya dice {value}.', 'De {value}, pues, guardado.'],
    follow: ['¿Qué es lo que más echas de menos de allí?', '¿Vuelves a menudo?', '¿Qué plato nunca sabe igual en otro lado?'],
    answer: ['Eres de {value}.', 'Me contaste que eres de {value}.', 'En mis notas pone que eres de {value}.'],
    missing: ['No me has dicho de dónde eres.', 'La casilla del origen está vacía.', 'De tus raíces todavía no hemos hablado.'],
    recall: ['Tú que eres de {value}, ¿qué se come allí en esta época?', 'Si mañana despertaras en {value}, ¿adónde irías primero?', '¿Qué palabra de {value} no se entiende en otra parte?'],
    note: 'eres de {value}',
  },
  job: {
    told: [
      re(`\\b(?:(?:yo )?soy|trabajo (?:de|como)|estoy (?:trabajando )?(?:de|como)|me dedico a ser|mi (?:trabajo|profesion|oficio) es(?: de| ser)?)(?: un| una)?(?: actualmente| ahora)? (?<value>${job}(?: (?:de |en |del |a |para )(?!momento\\b|verdad\\b|nacimiento\\b)[^,]{2,28}?)?)${end}`),
      re(`\\b(?:trabajo|estoy trabajando)(?: actualmente| ahora| tambien)? (?<value>en (?:un|una|el|la|los|las|casa|ventas|marketing|hosteleria|construccion|recursos|educacion|sanidad|turismo|publicidad|informatica|banca|limpieza) ?(?!mi\\b|momento\\b)[^,]{0,28}?)${end}`),
      re(`\\bme dedico a (?<value>(?:la |el |los |las )(?!mio\\b|mia\\b)[^,]{3,28}?)${end}`),
    ],
    asked: [/\b(?:(?:cual es|que es|cual era) mi (?:trabajo|profesion|oficio|empleo)|(?:en|de) que (?:trabajo|es mi trabajo)|a que me dedico|donde trabajo|que hago (?:yo )?(?:para vivir|de trabajo)|mi (?:trabajo|profesion) cual es|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:mi (?:trabajo|profesion)|(?:en|de) que trabajo|a que me dedico|donde trabajo))\b/],
    ack: ['En la línea del trabajo queda «{value}».', 'Lo tuyo es «{value}»: ahí dentro tiene que haber historias.', 'Así que «{value}»; de fuera se imagina, por dentro será otra cosa.', 'Apuntado, en lo laboral: «{value}».'],
    follow: ['¿Qué momento de tu jornada te gusta más?', '¿Qué te llevó hasta ahí?', '¿Con qué empieza normalmente tu día?'],
    answer: ['Me dijiste esto de tu trabajo: «{value}».', 'En lo laboral tengo apuntado «{value}».', 'La línea del trabajo dice «{value}».'],
    missing: ['Todavía no me has hablado de tu trabajo.', 'La línea del trabajo está vacía, tú la llenas.', 'Tu trabajo aún no ha pasado por aquí, y adivinarlo no sé.'],
    recall: ['En tu trabajo, «{value}», ¿hay mucho jaleo estos días?', 'Con un trabajo como «{value}», ¿cómo desconectas por la noche?', 'De tu trabajo apunté «{value}», ¿cuál fue el último momento bueno?'],
    note: 'en el trabajo, «{value}»',
  },
  study: {
    told: [
      re(`\\b(?:estudio|estoy estudiando|curso|estoy cursando)(?: actualmente| ahora| tambien| la carrera de| un grado en)? (?<value>(?!(?:mucho|poco|nada|demasiado|para|por|en (?:casa|la|mi)|con|toda|todo|mas|muy|cada|siempre|de (?:noche|dia)|hoy|un poco|un rato|como|solo|sola)\\b)(?:la |el |un |una |primero de |segundo de |tercero de |cuarto de )?\\p{L}[^,]{1,26}?)${end}`),
      re(`\\b(?:estoy (?:en|haciendo)|hago) (?<value>(?:(?:primero|segundo|tercero|cuarto|quinto|ultimo)(?: ano| curso)?(?: de [^,]{2,22}?)?|(?:un |una |el |la |mi )?(?:grado|master|doctorado|fp|carrera|tesis|licenciatura|bachillerato|secundaria|prepa|preparatoria|la uni|la universidad|la facultad|el instituto|el colegio|la eso)(?: (?:de|en) [^,]{2,24}?)?))${end}`),
      re(`\\b(?:yo )?soy (?<value>(?:estudiante|universitari[oa]|opositora?)(?: (?:de|en) [^,]{2,26}?)?)${end}`),
    ],
    asked: [/\b(?:que (?:es lo que )?estudio|que estoy estudiando|que carrera (?:estudio|hago)|cual(?:es)? (?:es|son) mis? (?:estudios|carrera)|en que (?:curso|ano) estoy|(?:te acuerdas|te acordas|sabes|recuerdas)(?: de)? (?:que estudio|mis estudios|mi carrera))\b/],
    ack: ['En la casilla de estudios va «{value}».', 'Tus estudios, entonces: «{value}»; la mochila pesará lo suyo.', 'Bien, «{value}», casilla llena.', 'Guardado en la parte de estudios: «{value}».'],
    follow: ['¿Qué parte te gusta más?', '¿Qué te hizo elegir ese camino?', '¿Por dónde vas ahora mismo?'],
    answer: ['Tus estudios: «{value}».', 'Me contaste que estudias esto: «{value}».', 'La casilla de estudios dice «{value}».'],
    missing: ['No me has dicho qué estudias.', 'Vacía está todavía la casilla de estudios.', 'De tus estudios no hemos hablado hasta ahora.'],
    recall: ['En tus estudios, «{value}», ¿con qué estás ahora?', 'Con «{value}», ¿estos días hay más gusto o más presión?', 'De tus clases de «{value}», ¿cuál se te ha quedado dando vueltas?'],
    note: 'en los estudios, «{value}»',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>

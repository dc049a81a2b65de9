import { words } from '../../pack-words.ts'
import type { Pack } from '../../pack.ts'

/** Heavy feelings: the words that show them (without accents), and a tentative word on them. */
export const darkEmotions = {
  sadness: {
    words: [
      words('triste*, tristeza, deprim*, desanimad*, hundid*, destrozad*, mal dia, dia malo, estoy fatal, me siento fatal, no muy bien, no tan bien, no del todo bien, no estoy bien, no estoy muy bien, no me siento bien, no me siento muy bien, no me siento nada bien, no ando bien, ando mal, estoy mal, estoy muy mal, me siento mal, me siento muy mal, no soy feliz, llore, lloro, llorar, llorando, lagrimas, me duele el alma, me duele que, me dolio, me duele mucho que, duele mucho, que pena, me da pena, me da mucha pena, mucha pena, me siento vaci*, un vacio, sin ganas de nada, no tengo ganas de nada, desesperanz*, bajon, de bajon, un asco de dia, que asco de dia, me arrepiento, no puedo mas, ya no puedo, decepcion*, melancol*, desconsol*, amargura, apagad*, desganad*, por los suelos, bajoneado, bajoneada'),
      words('murio, fallecio, ha muerto, ha fallecido, se fue para siempre, me vengo abajo, todo mal, nada sirve, corazon roto, roto por dentro, rota por dentro'),
    ],
    lines: [
      'Suena a que ahí dentro pesa.',
      'Parece que hay algo sentado en el pecho.',
      'Una tristeza así no se alisa con una frase.',
      'Se nota que esto te ha llegado hondo.',
      'Tu cielo parece haberse nublado bastante.',
      'De eso cualquiera sale con una pieza menos.',
      'No hay prisa por ordenar lo que sientes, tendrá sus razones.',
      'Eso se lee con un nudo en la garganta.',
      'Parece que llevas un tiempo guardándolo.',
      'Doler es doler, no hace falta justificarlo mejor.',
    ],
    asks: ['¿Qué parte pesa más?', '¿Es cosa de hoy o va y viene?', '¿Sabe alguien por lo que estás pasando?', '¿Me cuentas cuándo empezó?'],
  },
  lonely: {
    words: [
      words('la soledad, mucha soledad, tanta soledad, siento soledad, solo en casa, sola en casa, me siento solo, me siento sola, me siento muy solo, me siento muy sola, estoy solo, estoy sola, tan solo en, tan sola, muy sola, aislad*, nadie me entiende, nadie me escucha, nadie me quiere, nadie me escribe, no tengo amigos, no tengo amigas, no tengo a nadie, sin amigos, abandonad*, me ignoran, soy invisible, me siento invisible, no encajo, no pertenezco, me dejaron de lado, me hacen el vacio'),
    ],
    lines: [
      'Suena a ese vacío que el ruido no llena.',
      'Parece que hay palabras en la punta de la lengua y nadie al lado.',
      'Tras un buen rato a solas, hasta el silencio hace ruido.',
      'Eso a veces aprieta más entre mucha gente.',
      'Cuando nadie recoge lo que dices, hace frío.',
      'Quizá no es tanto estar a solas como que nadie lo sepa.',
      'Al menos esta frase sí la ha recogido alguien, aunque sea un programa.',
      'Como una lámpara encendida sin que pase nadie.',
    ],
    asks: ['¿A qué hora se nota más?', '¿Cuándo fue la última vez que alguien te escuchó con calma?', 'Si alguien pudiera sentarse a tu lado, ¿quién sería?'],
  },
  hurt: {
    words: [
      words('me hirio, me hirieron, me ha herido, me hizo dano, me hicieron dano, traicion*, me mintio, me mintieron, me engano, me enganaron, me ha enganado, me rechaz*, injust*, acoso, bullying, humill*, se burl*, se rieron de mi, se rio de mi, me grito, me gritaron, me culp*, malentend*, no me valoran, plantad*, me ignoro, me fallo, me fallaron, falta de respeto, me ofend*, a mis espaldas, me trato mal, me trataron mal, me trata mal, me tratan mal'),
    ],
    lines: [
      'Suena a que te trataron de manera bastante injusta.',
      'Pusiste buena voluntad y volvió eso, que cuesta tragar.',
      'Dicho en voz alta parece poco y callado ahoga: así son esas heridas.',
      'Un trato así enfría a cualquiera.',
      'Esa frase parece haber llegado más hondo de lo que aparentaba.',
      'Quizá duele menos el hecho que lo que da a entender sobre ti.',
      'Ese golpe no te tocaba.',
    ],
    asks: ['¿Cómo se llegó a eso?', '¿Qué te gustaría que la otra parte viera?', '¿Y tú, qué hiciste en ese momento?'],
  },
  longing: {
    words: [
      words('echo de menos, echo en falta, extrano, extranar, extranando, anor*, nostalg*, volver atras, aquellos tiempos, aquellos dias, ojala estuviera, lejos de mi familia, lejos de casa, recuerdo cuando, me hace falta mi, me acuerdo mucho'),
    ],
    lines: [
      'Suena a que una persona, o una época, sigue encendida en ti.',
      'Esas cosas suelen elegir las horas calladas.',
      'Querer a distancia tiene una parte dulce y otra que escuece.',
      'Hay días que no vuelven y, aun así, nunca se fueron lejos.',
      'Si cuesta tanto soltarlo, debió de ser bueno.',
      'Ese hilo no parece cortado.',
    ],
    asks: ['¿Qué imagen llega primero?', 'La última vez, ¿qué hicieron juntos?', 'Con un solo minuto de reencuentro, ¿cuáles serían tus primeras palabras?'],
  },
  anger: {
    words: [
      words('enfad*, enoj*, rabia, furios*, cabread*, me cabrea, me molest*, irritad*, irrita, harto, harta, hartas, hasta las narices, hasta la coronilla, me da coraje, indign*, que descaro, maleducad*, discutimos, discuti, pelea, pelee, nos peleamos, me saca de quicio, me pone de los nervios, me pone de malas, de mala leche, de malas, insoportable, estoy que exploto, frustr*, no lo soporto, no la soporto, me tiene podrid*'),
    ],
    lines: [
      'Eso cuesta tragarlo.',
      'Parece que han pisado una línea tuya.',
      'Con algo así a cualquiera le sube la temperatura.',
      'Dan ganas de dar una palmada en la mesa.',
      'Por lo que cuentas, no es hacer una montaña.',
      'Da la impresión de que ya habías dejado pasar varias.',
      'Ese fuego quema más guardado; aquí puede quedar un rato.',
      'Se imagina lo tenso que estaría el aire.',
    ],
    asks: ['¿Cuál fue la gota que colmó el vaso?', '¿Es la primera vez o la décima?', 'Si pudieras decirlo todo de una vez, ¿cómo sonaría?'],
  },
  disgust: {
    words: [
      words('asqueros*, repugn*, repulsi*, nauseas, me da asco, me dio asco, que asco, grima, vomitivo, desagradable, cochin*, me revuelve, dentera, da vomito'),
    ],
    lines: [
      'Eso sí invita a dar un paso atrás.',
      'Solo de leerlo parece verse el ceño fruncido.',
      'Esas cosas se quedan pegadas un rato.',
      'De ciertas cosas, hasta un poco es demasiado.',
      'Un no bien claro por tu parte, y se entiende.',
      'Parece haber pasado el límite de lo que aguantas.',
    ],
    asks: ['¿Pasó delante de ti?', '¿Pudiste alejarte de ahí?', '¿Reaccionó más gente igual?'],
  },
  fear: {
    words: [
      words('miedo, asust*, ansiedad, ansios*, nervios, nervios*, preocup*, panico, terror, aterr*, inquiet*, tengo temor, temblando, insegur*, intranquil*, en vilo, me da cosa, angusti*, nudo en el estomago, nudo en la garganta, me da vertigo, no dejo de pensar, se perdio mi, se me perdio mi, se escapo mi'),
    ],
    lines: [
      'Suena a que hay una cuerda tensa ahí dentro.',
      'Tu cabeza parece haber proyectado ya varias veces la peor versión.',
      'No saber vuelve pegajoso el tiempo.',
      'Los nervios suelen querer decir que importa.',
      'Lo desconocido echa sombras más largas que su tamaño.',
      'Estar así, en el aire, desgasta.',
      'Para que inquiete tanto, algo te importa de verdad ahí.',
      'Parece que el suelo no se siente muy firme.',
    ],
    asks: ['¿Desde cuándo te ronda?', 'En tu cabeza, ¿qué dice la peor versión?', 'De todo eso, ¿hay un trocito que te parezca firme?'],
  },
  stress: {
    words: [
      words('estres*, mucha presion, tanta presion, bajo presion, agobi*, desbord*, no doy abasto, no llego a todo, no me da tiempo, hasta arriba, saturad*, quemad*, burnout, burn out, sin tiempo, no me da la vida, mil cosas, un monton de cosas, tantas cosas, acumul*, a contrarreloj, sobrecarg*, a tope de trabajo, lleno de trabajo, llena de trabajo, colapsad*, abrumad*'),
    ],
    lines: [
      'Suena a que varias cosas te tiran de la manga a la vez.',
      'Hasta respirar parece tener que hacer fila.',
      'Con todo eso encima, los hombros estarán de madera.',
      'Solo enumerarlo ya pesa.',
      'No es que vayas lento, es que llegan a montones.',
      'Veinte ventanas abiertas en la cabeza y ninguna se cierra, parece.',
      'Ponerlo en frases enteras bajo esa carga tiene mérito.',
    ],
    asks: ['De todo el montón, ¿qué grita más fuerte?', '¿Hay un trozo que pueda esperar?', '¿Has podido sentarte cinco minutos hoy?'],
  },
  shame: {
    words: [
      words('verguenza, avergonz*, me siento culpable, culpable, es culpa mia, fue mi culpa, es mi culpa, me culpo, soy tonto, soy tonta, que tonto soy, que tonta soy, soy un desastre, soy inutil, un inutil, una inutil, no valgo, no sirvo, soy un fracaso, fracas*, no soy suficiente, me odio, la cague, la he cagado, la regue, meti la pata, he metido la pata, hice el ridiculo, que oso, torpe, lo arruine'),
    ],
    lines: [
      'Suena a que no paras de restarte puntos.',
      'Esa escena parece repetirse en bucle.',
      'En momentos así nadie es tan exigente contigo como tú.',
      'El resto quizá lo olvidó hace rato y tú aún le dejas la luz encendida.',
      'Sentir culpa muestra que te importa, no que haya maldad.',
      'Hacer mal una cosa y ser mala persona son dos asuntos distintos.',
      'Parece que has puesto todo el peso de tu lado.',
    ],
    asks: ['¿Qué escena vuelve más?', 'Si te lo contara alguien a quien quieres, ¿qué le dirías?', '¿Te lo ha recordado alguien o pasa sobre todo en tu cabeza?'],
  },
  tired: {
    words: [
      words('cansad*, cansancio, agotad*, agotamiento, agotador*, reventad*, hecho polvo, hecha polvo, muerto de sueno, muerta de sueno, muero de sueno, tengo sueno, mucho sueno, que sueno, con sueno, sin energia, sin fuerzas, sin pilas, no puedo ni moverme, dia largo, dia larguisimo, fatigad*, exhaust*, molido, molida, no he dormido, no dormi nada, rendida de, muerta de cansancio, muerto de cansancio'),
    ],
    lines: [
      'Suena a que la batería de hoy está a cero.',
      'Hasta escribirlo parece costar.',
      'No parece un cansancio que arregle una silla.',
      'Haber aguantado hasta ahora no es poca cosa.',
      'El cuerpo parece haber dicho la verdad antes que nadie.',
      'Da la impresión de que hoy gastaste la fuerza de varios días.',
      'Como un teléfono al tres por ciento y con el mapa abierto.',
      'Y con tan poca energía, aún has venido a decir unas palabras.',
    ],
    asks: ['¿Es más del cuerpo o más de la cabeza?', '¿De cuándo es tu último descanso de verdad?', '¿Qué se comió la mayor parte de las fuerzas?'],
  },
  bored: {
    words: [
      words('aburr*, monoton*, la rutina, siempre lo mismo, nada que hacer, no hay nada que hacer, tedio*, que rollo, que embole, que hueva, que fome, matando el tiempo, sin planes'),
    ],
    lines: [
      'El día suena a sopa sin sal.',
      'El tiempo parece marcar el paso sin avanzar.',
      'Con bastante aburrimiento, hasta el techo tiene personalidad.',
      'Da la impresión de que falta un pequeño giro.',
      'En esos huecos a veces se cuelan ideas nuevas.',
      'El guion de hoy parece algo delgado.',
    ],
    asks: ['Si todo estuviera permitido, ¿qué pasaría en la próxima hora?', 'En tardes así, ¿qué te divertía cuando tenías diez años?', 'De lo que tienes alrededor, ¿qué objeto podría contar una historia?'],
  },
  confused: {
    words: [
      words('confund*, confus*, hecho un lio, hecha un lio, no entiendo nada, no entiendo por que, no entiendo que, no se que hacer, no se que pensar, no se que decir, no se que siento, muchas dudas, tengo dudas, dudo si, indecis*, no me decido, sentimientos encontrados, no lo tengo claro, no me aclaro, no comprendo, bloquead*, hecho bolas, hecha bolas'),
    ],
    lines: [
      'Suena a que varias ideas luchan ahí dentro.',
      'Un cruce con niebla por todas partes, parece.',
      'Con nudos así, tirar solo aprieta más.',
      'Muchos cabos y ninguno que parezca el primero.',
      'No tenerlo claro ya cansa por sí solo.',
      'La respuesta no parece madura, y sacudir el árbol sirve de poco.',
      'Dudar no es flaqueza: es ver el precio de los dos lados.',
    ],
    asks: ['¿Cuáles son las dos voces que discuten?', '¿Cuánto tiempo lleva en la balanza?', 'Si mañana estuviera claro, ¿qué habría cambiado?'],
  },
} satisfies Partial<Pack['emotions']>

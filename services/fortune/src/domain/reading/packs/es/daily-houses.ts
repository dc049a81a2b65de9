import type { DailyPack } from '../../pack/daily.ts'

export const moonHouse: DailyPack['moonHouse'] = [
  [
    'La Luna entra en {moonSign}, justo en tu casa: el ánimo se te nota en la cara y te sienta bien.',
    'El papel principal te toca hoy, porque la Luna en {moonSign} gira el foco hacia ti; la franqueza gusta más que la pose.',
    'Con la Luna en tu propio signo todo se siente rápido y de verdad. {sign}, cuida primero de ti, el público espera.',
  ],
  [
    'La Luna en {moonSign} se instala en la casa II y da ganas de suelo firme; fíate de ese sentido común.',
    'Lo que tienes, lo que falta: {sign}, hoy se ve con nitidez, y la gratitud se vuelve muy concreta.',
    'Una comida como es debido, un objeto que dure: la Luna en {moonSign} te calma por las manos y el paladar.',
  ],
  [
    'Preguntas, invitaciones, trayectos cortos: la Luna en {moonSign} hace sonar todos los timbres a la vez.',
    'Oído fino y lengua ágil, {sign}: es momento de decir lo que quedó pendiente.',
    'Date una vuelta, pregunta por ahí; bajo la Luna en {moonSign}, la clave se esconde en un comentario de pasada.',
  ],
  [
    'La Luna vuelve al hogar, en {moonSign}: fuera hay bullicio y tú ya piensas en las llaves y las pantuflas.',
    'Hoy tu fuerza está bajo techo; {sign}, vuelve a ti un barrio de antes o un olor a cocina.',
    'Ordenar, guisar, hacer compañía: así te recarga las pilas la Luna en {moonSign}.',
  ],
  [
    'Algo travieso te cruza la mirada, {sign}, mientras la Luna alumbra la casa del juego y del corazón.',
    'Ganas de expresarte, de que te vean, de reír a carcajadas: la Luna en {moonSign} abre la puerta de la creación.',
    'Imposible disimular lo que te gusta con la Luna en {moonSign}, sea una persona o una obra.',
  ],
  [
    'Se oyen girar los engranajes pequeños: a la Luna en {moonSign} le gusta que cada cosa vuelva a su sitio.',
    'Tu orgullo de hoy cabe en poco, {sign}: una lista vacía, una comida a su hora, una mesa despejada.',
    'El cuerpo habla primero cuando la Luna pasa por {moonSign}; si es cansancio o hambre, síguele el compás.',
  ],
  [
    'Desde enfrente, la Luna en {moonSign} convierte el humor ajeno en espejo de lo que no has dicho.',
    'La respuesta suele estar en quien tienes delante, {sign}; escucha hasta el final y te ahorras un rodeo.',
    'Los asuntos de dos pasan a primer plano: con la Luna en {moonSign}, mejor sentarse cerca que adivinar por pantalla.',
  ],
  [
    'Superficie en calma, fondo hablador: la Luna se sumerge en {moonSign} y anima a abrir esa carpeta que evitas.',
    'Hoy va de confianza; {sign}, si aprietas menos, sujetarás mejor.',
    'Viejas cuentas, viejos amores, viejas ideas: la Luna en {moonSign} quita peso por cada cajón revisado.',
  ],
  [
    'El horizonte se aleja de golpe con la Luna en {moonSign}, y {sign} pide aire y una idea nueva.',
    'Un libro, un mapa, un acento desconocido te hacen señas; el corazón sale antes que los pies.',
    'Lo que abajo se atasca se entiende desde arriba: la Luna en {moonSign} abre la ventana de par en par.',
  ],
  [
    'Tus gestos se notan, pues la Luna en {moonSign} culmina en tu casa del oficio.',
    'Día a la vista de todos, {sign}: se recordarán tus palabras, y la constancia valdrá más que la prisa.',
    'Con la Luna en {moonSign}, la meta se vuelve palpable; un tramo acabado y luego otro, así se hace un nombre.',
  ],
  [
    'La pieza que falta quizá venga en la frase de un amigo: la Luna en {moonSign} ilumina la sobremesa.',
    'No cargues con todo sin ayuda, {sign}; la buena noticia se cuela entre charla y charla.',
    'Se enciende la casa de los deseos: bajo la Luna en {moonSign}, quienes sueñan lo mismo se reconocen pronto.',
  ],
  [
    'La Luna se retira a {moonSign}, justo a tu espalda: habla menos, duerme más.',
    'Volumen bajo, intuición afinada; {sign}, apartarse un rato es recargar, no huir.',
    'Claridad muy suave en {moonSign}: suben sueños e ideas de antes, míralos pasar sin dictar sentencia.',
  ],
]

export const rulerHouse: DailyPack['rulerHouse'] = [
  [
    'El astro que te rige, {ruler.the}, anda por {sign}: la iniciativa es tuya, y quien habla primero marca el paso.',
    'De vuelta en casa, {ruler.the} te da aplomo estos días; basta con un «yo me encargo».',
  ],
  [
    '{ruler.the}, al mando de tu signo, recorre la casa de los recursos: la calma, ahora, nace de conocer tus números.',
    'Tu tiempo tiene precio y {ruler.the} lo recuerda; no lo malvendas, ni pagues por aparentar.',
  ],
  [
    'Mensajes, papeles, idas y venidas pasan por manos {ruler.of}: lo claro gana a lo brillante.',
    'El regente de tu signo se ocupa de la palabra: una pregunta de más, una suposición de menos.',
  ],
  [
    '{ruler.the}, que rige tu signo, guarda la casa; con las raíces abrigadas, las ramas se las arreglan.',
    'El centro de gravedad vuelve a {topic} con {ruler.the}: acomódate primero, lo demás seguirá.',
  ],
  [
    'Jugar en serio es un talento, dice {ruler.the} desde la casa de los amores y las obras.',
    'El astro de tu signo enciende {topic}: enseña de una vez la obra, o el sentimiento.',
  ],
  [
    'Cada tarea acabada es un premio: {ruler.the}, regente de tu signo, trabaja en la casa VI.',
    '{ruler.the} vigila el reloj y el detalle; con la rutina bien ajustada, todo pesa menos.',
  ],
  [
    'Te ves mejor en ojos ajenos mientras {ruler.the} se pone enfrente; a dúo, el resultado luce más.',
    'Ceder un paso no cuesta si se dice con claridad: el regente de tu signo pasa una temporada en {topic}.',
  ],
  [
    '{ruler.the} baja a aguas hondas y arrastra a {sign}: cava, que la superficie no dará nada.',
    'Un poco de franqueza y los hilos se desenredan, porque {ruler.the} atraviesa {topic}.',
  ],
  [
    'A toda vela, {ruler.the} navega por la casa IX; aprender y ver mundo le conviene ahora {sign.to}.',
    'El astro que te guía mira lejos, y el escalón de tu puerta parece más bajo.',
  ],
  [
    'En lo alto del cielo, {ruler.the} deja ver tu esfuerzo, y la responsabilidad viene detrás.',
    '{ruler.the} te empuja hacia delante: un trabajo impecable dará peso a tu voz.',
  ],
  [
    'Tu alimento, {sign}, es ahora el grupo, pues {ruler.the} pasea entre la gente; elige bien con quién caminas.',
    'Echa una mano y el camino se ensancha: el regente de tu signo mueve los hilos de {topic}.',
  ],
  [
    'Entre bastidores, {ruler.the} te aconseja pulir y dejar reposar; salir a escena puede esperar.',
    'Lo que acabes en silencio hablará más tarde: {ruler.the} te hace compañía en {topic}.',
  ],
]

export const sunHouse: DailyPack['sunHouse'] = [
  [
    'El Sol ha vuelto a {sign}: este mes es tuyo, y el nuevo proyecto empieza con un «quiero» bien claro.',
    'Cerca de tu cumpleaños sobra luz; redefínete este mes, por el peinado o por la vida entera.',
  ],
  [
    'Un mes para hacer inventario y ponerle precio justo a lo que sabes: el Sol alumbra la casa II.',
    'La lección del mes se dice pronto, {sign}: guardar un poco, aprender un poco, querer lo que hay.',
  ],
  [
    'Mensajes y traslados se atropellan este mes; lo que importe, ponlo por escrito, el Sol está en la casa III.',
    'Estudiar, moverse: la curiosidad lleva el mes y te trae caras nuevas, {sign}.',
  ],
  [
    'El Sol alumbra tu hogar: un mes para reparar, recibir a los tuyos, preguntarte de dónde vienes.',
    'Vuelta a casa; {sign}, unas raíces bien cuidadas dan fuerza para la etapa que sigue.',
  ],
  [
    'Dale al placer horas de verdad en la agenda: este mes el Sol pasa por el amor y la creación.',
    'La brasa ha prendido; {sign}, sube al escenario, envía tu texto, propón esa cita, y sin tacañería.',
  ],
  [
    'Con horarios y rutinas en orden, el rendimiento sube callado: un mes de Sol en el día a día.',
    'Los hábitos pequeños mandan este mes; {sign}, uno al día y habrás dado un paso grande.',
  ],
  [
    '«Nosotros» es el tema del mes: acuerdos, promesas y negociaciones salen a la mesa, el Sol está enfrente.',
    'La luz ajena alumbra tu otra mitad; {sign}, aprende a apoyarte, y a decir dónde estás.',
  ],
  [
    'Viejas deudas, viejos nudos, viejas terquedades: el Sol en aguas hondas propone un mes de limpieza.',
    'Confianza y límites en el programa; {sign}, habla pronto de dinero y de sentimientos.',
  ],
  [
    'Una inscripción, un viaje, un libro gordo: el Sol mira lejos este mes y el corazón se ensancha.',
    'Un mes para cambiar de ángulo: {sign}, charlar con alguien de otro mundo puede aclararlo todo.',
  ],
  [
    'El Sol sube a la casa del oficio y te deja a plena luz: muestra lo que mejor haces.',
    'Mes de objetivos; promete menos, entrega más, {sign}, y tu nombre hablará por ti.',
  ],
  [
    'Unirse a un grupo o reunir a los de antes: el Sol calienta este mes el banco de los amigos.',
    'El deseo lejano necesita aire; {sign}, cuéntalo a los oídos adecuados y tendrás compañía.',
  ],
  [
    'Se cierra la vuelta entera: un mes para respirar, terminar, hacer las paces contigo.',
    'Ir despacio no es parar; {sign}, vacía la papelera del corazón, la próxima semilla busca sitio.',
  ],
]
